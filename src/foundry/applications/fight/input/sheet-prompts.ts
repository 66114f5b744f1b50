import type { FighterId } from "../../../../rules/index.ts";
import { dockOn } from "../../../../view/index.ts";
import { actorOf, fighterOf } from "../../../encounter/index.ts";
import { isOpen, type AppContext, type AppOptions, type AppRenderOptions } from "../../../ports/application-base.ts";
import type { ActorSheet } from "../../../ports/sheet-bases.ts";
import { OurActorSheet } from "../../sheets/our-sheets.ts";
import type { Look } from "../look.ts";
import { showPicked } from "./pick-on-sheet.ts";
import { Strip } from "../tracker/strip.ts";

/** The sheets of ours that lie open for an actor. One that is rolled up shows nothing. */
const openSheetsOf = (actor: Actor.Implementation | null): readonly ActorSheet[] =>
  Object.values<unknown>(actor?.apps ?? {})
    .filter((app): app is ActorSheet => app instanceof OurActorSheet)
    .filter((sheet) => isOpen(sheet) && !sheet.minimized);

/** Whether an open sheet asks this fighter's questions, so that nothing else needs to. */
export const asksOnSheet = ({ combat }: Look, who: FighterId | null): boolean =>
  who !== null && openSheetsOf(actorOf(combat, who)).length > 0;

/** At the head of an open sheet: what is asked of its bearer. */
class SheetPrompt extends Strip {
  static override DEFAULT_OPTIONS: AppOptions<never> = { classes: ["sheet-prompt"] };

  who: readonly FighterId[] = [];
  protected override readonly rest: HTMLElement | null;

  constructor(sheet: ActorSheet) {
    super({ id: `heart-rush-prompt-${sheet.id}` });
    this.rest = sheet.element.querySelector<HTMLElement>(".window-content");
    this.rest?.setAttribute("tabindex", "-1");
  }

  override _insertElement(element: HTMLElement): void {
    this.rest?.prepend(element);
    // The sheet around it would take what is chosen here for a field of its own.
    element.addEventListener("change", (event) => event.stopPropagation());
  }

  override async _prepareContext(options: AppRenderOptions): Promise<AppContext> {
    const at = this.look();
    const shows = at === null ? null : dockOn(at.show, at.table, at.seat, this.who);
    this.acts = shows?.acts ?? {};
    return { ...(await super._prepareContext(options)), ...shows?.context };
  }
}

const prompts = new Map<ActorSheet, SheetPrompt>();

/** Whose sheets lie open, each with the fighters that bear it. */
function bearersIn(combat: Combat.Implementation): ReadonlyMap<ActorSheet, readonly FighterId[]> {
  const bearers = new Map<ActorSheet, readonly FighterId[]>();
  for (const who of [...combat.combatants].map(fighterOf)) {
    for (const sheet of openSheetsOf(actorOf(combat, who))) bearers.set(sheet, [...(bearers.get(sheet) ?? []), who]);
  }
  return bearers;
}

/** Shows on every open sheet what is asked of its bearer, and nothing where nothing is. */
export async function drawSheetPrompts(at: Look | null): Promise<void> {
  const bearers = at === null ? new Map<ActorSheet, readonly FighterId[]>() : bearersIn(at.combat);
  for (const sheet of new Set([...prompts.keys(), ...bearers.keys()])) {
    const who = bearers.get(sheet) ?? [];
    const prompt = prompts.get(sheet) ?? new SheetPrompt(sheet);
    prompts.set(sheet, prompt);
    Object.assign(prompt, { who, combat: at?.combat ?? null });
    if (at !== null && dockOn(at.show, at.table, at.seat, who) !== null) await prompt.render({ force: true });
    else if (isOpen(prompt)) await prompt.close();
    if (isOpen(sheet)) showPicked(sheet.element, at, who);
    else prompts.delete(sheet);
  }
}
