import { BaseCombatantGroup } from "../../common/documents/combatant-group.ts";
import type { Combatant } from "./combatant.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class CombatantGroup extends ClientDocumentMixin(BaseCombatantGroup) {
  declare members: Set<Combatant>;
  declare defeated: boolean;
  declare hidden: boolean;

  /** Members enter themselves, since groups are prepared before combatants. */
  override prepareBaseData(): void {
    this.members = new Set();
    const members = (): Combatant[] => [...this.members];
    const whole = (test: (member: Combatant) => boolean): boolean => members().length > 0 && members().every(test);
    Object.defineProperty(this, "defeated", { get: () => whole((member) => member.isDefeated), configurable: true });
    Object.defineProperty(this, "hidden", { get: () => whole((member) => member.hidden), configurable: true });
  }
}
