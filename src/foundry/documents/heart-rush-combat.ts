import { DEFAULT_RULESET, refusalIn } from "../../rules/index.ts";
import { askFirst } from "../applications/ask-first.ts";
import { say } from "../chat/notices.ts";
import {
  begin,
  hasBegun,
  playedBy,
  redo,
  send,
  tableOf,
  tell,
  undo,
  requesterOf,
  type Answer,
} from "../encounter/index.ts";
import { combatTypeOf } from "../ports/fights.ts";
import { madeAs } from "../ports/documents.ts";
import { SYSTEM_ID } from "../ports/system.ts";

/**
 * A fight. Its subtype says by which rules; a new one that does not say is played by the world's own. There is no
 * initiative and no turn of one alone: Foundry's buttons and keys for turns drive what the rules have instead.
 */
export class HeartRushCombat extends foundry.documents.Combat {
  /** Begins the fight by its rules. */
  override async startCombat(): Promise<this> {
    return this.answered(await begin(this));
  }

  /** Whatever handing on the turn means: the acting side passes, a stage is closed. */
  override async nextTurn(): Promise<this> {
    const played = playedBy(this);
    const table = tableOf(this);
    if (!played.ok || !table.ok || !hasBegun(this)) return this;
    const verbs = played.value.ruleset.table;
    const command = verbs.next(table.value, "by-themselves") ?? verbs.pass(table.value);
    return command === null ? this : this.answered(await send(this, command));
  }

  override nextRound(): Promise<this> {
    return this.nextTurn();
  }

  /** Takes the latest step back. */
  override async previousTurn(): Promise<this> {
    return this.answered(await undo(this));
  }

  override previousRound(): Promise<this> {
    return this.previousTurn();
  }

  /** Does again what was taken back last. */
  async redoStep(): Promise<this> {
    return this.answered(await redo(this));
  }

  /**
   * A fight that is still going on is ended by its rules first, so that it can be looked back on; then it is put away.
   * Either is asked about before it is done, as Foundry asks.
   */
  override async endCombat(): Promise<this> {
    const played = playedBy(this);
    const table = tableOf(this);
    if (!played.ok || !table.ok || !hasBegun(this)) return super.endCombat();
    const { ruleset } = played.value;
    const end = ruleset.table.end();
    if (refusalIn(ruleset.decide(table.value, end, requesterOf(this, game.user))) !== null) return super.endCombat();
    const agreed = await askFirst(say("HEARTRUSH.Fight.end.title"), say("HEARTRUSH.Fight.end.text"));
    return agreed ? this.answered(await send(this, end)) : this;
  }

  /** Nobody rolls for the order of turns. */
  override rollInitiative(): Promise<this> {
    return Promise.resolve(this);
  }

  private answered(answer: Answer): this {
    if (!answer.ok) tell(this, answer.reason);
    return this;
  }

  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.Combat["_preCreate"]>
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const name = game.settings.get(SYSTEM_ID, "defaultRuleset") ?? DEFAULT_RULESET;
    if (this.type === "base") madeAs(this, combatTypeOf(name), { ...data.system });
    return undefined;
  }
}
