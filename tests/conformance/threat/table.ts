import { combatId, fighterId, sideId, userId } from "../../../src/rules/core/brand.ts";
import type { FighterId, SideId } from "../../../src/rules/core/brand.ts";
import { drive } from "../../../src/rules/core/drive.ts";
import type { Roller } from "../../../src/rules/core/drive.ts";
import { parse } from "../../../src/rules/core/json.ts";
import type { Who } from "../../../src/rules/core/ruleset.ts";
import { makeSeal, readSalt } from "../../../src/rules/core/seal.ts";
import type { Opening } from "../../../src/rules/core/seal.ts";
import { forfeitLoadout, judgeChoice, judgePick, spell, threat } from "../../../src/rules/threat/index.ts";
import type {
  Command,
  Event,
  Faces,
  Loadout,
  Options,
  Pick,
  Plan,
  Refusal,
  Sheet,
  Table,
  View,
} from "../../../src/rules/threat/index.ts";
import type { DiceBook } from "../dice-book.ts";

const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const SALT = "0".repeat(32);

export const rollerOf =
  (dice: DiceBook): Roller =>
  (thrown) => ({ faces: dice.take(thrown.name, thrown.dice.length) });

export const optionsOf = (options: object): Options => ({ ...threat.defaults, ...options });

/** One table played by a Game Master, with the pickers' browsers beside it: they hold the openings of what they sealed. */
export class PlayedTable {
  table: Table;
  readonly events: Event[] = [];
  readonly #roll: Roller;
  readonly #openings = new Map<string, Opening>();
  #picks: Record<string, Pick>;

  constructor(
    sheets: Readonly<Record<string, Sheet>>,
    sides: Readonly<Record<string, string>>,
    options: Options,
    roll: Roller,
    picks: Readonly<Record<string, Pick>> = {},
  ) {
    const entrants = Object.fromEntries(
      Object.entries(sides).map(([who, side]) => [who, { side: sideId(side), npc: false }]),
    );
    const fight = threat.begin({ combat: combatId("vector"), entrants, sheets, options });
    this.table = { fight, sheets };
    this.#roll = roll;
    this.#picks = { ...picks };
  }

  /** Plays one command; wearers of armour cross out what the vector says. */
  play(command: Command): Refusal | null {
    const judged = drive(threat.decide(this.table, command, GM), this.#roll);
    if (!judged.ok) return judged.reason;
    const wrong = this.#wrongPick(judged.value);
    if (wrong !== null) return wrong;
    for (const event of judged.value) {
      this.events.push(event);
      this.table = threat.apply(this.table, event);
    }
    return this.#placeMarks();
  }

  #wrongPick(events: readonly Event[]): Refusal | null {
    for (const event of events) {
      if (event.type !== "armourMet") continue;
      for (const [who, owed] of Object.entries(event.owed)) {
        const pick = this.#picks[who];
        if (pick === undefined && owed.length > 1) return "bad-pick";
        const refusal = pick === undefined ? null : judgePick(owed, pick, this.table.fight.options.armourMarks);
        if (refusal !== null) return refusal;
      }
    }
    return null;
  }

  #placeMarks(): Refusal | null {
    for (const who of Object.keys(this.table.fight.owed)) {
      const pick = this.#picks[who];
      if (pick !== undefined) return this.play({ do: "pick", who: fighterId(who), pick });
    }
    return null;
  }

  get view(): View {
    return threat.view(this.table, { gm: true, fighters: [] });
  }

  viewOf(who: string): View {
    return threat.view(this.table, { gm: false, fighters: [fighterId(who)] });
  }

  /** What this picker's browser has sealed for the choice that is open now. */
  ownChoice(who: string): string | null {
    return this.#openings.get(this.#choiceName(fighterId(who)))?.choice ?? null;
  }

  #choiceName(who: FighterId): string {
    return threat.sealing === null ? "" : JSON.stringify(threat.sealing.context(this.table, who));
  }

  isSealing(who: string): boolean {
    return threat.sealing?.choosing(this.table).includes(fighterId(who)) ?? false;
  }

  /** A browser judges a choice before it seals it. */
  seal(name: string, choice: Loadout | readonly Faces[] | Plan): Refusal | null {
    const who = fighterId(name);
    const { sealing } = threat;
    const salt = parse(readSalt, SALT);
    if (sealing === null || !salt.ok) throw new Error("nothing is sealed here");
    const opening = { choice: spell(choice), salt: salt.value };
    const seal = makeSeal(sealing.context(this.table, who), opening);
    const wrong = judgeChoice(this.table, who, opening.choice);
    if (wrong !== null) return wrong;
    const place = this.#choiceName(who);
    const refusal = this.play(sealing.seal(who, seal));
    if (refusal !== null) return refusal;
    this.#openings.set(place, opening);
    return this.openAll();
  }

  /** Every browser opens what it sealed as soon as that is asked for. */
  openAll(): Refusal | null {
    const { sealing } = threat;
    for (const who of sealing?.opening(this.table) ?? []) {
      const opening = this.#openings.get(this.#choiceName(who));
      if (sealing === null || opening === undefined) continue;
      const refusal = this.play(sealing.open(who, opening));
      if (refusal !== null) return refusal;
    }
    return null;
  }

  /** Everybody brings what is in hand, aimed and thrown as the vector says. */
  makeReady(adjust: (who: string, loadout: Loadout) => Loadout): Refusal | null {
    while (this.table.fight.scene.phase === "setup") {
      const { exchange } = this.table.fight.scene;
      const prompt = threat.prompts(this.table).find(({ kind, of }) => kind === "setup" && this.#unready(of[0]));
      const who = prompt?.of[0];
      if (who === undefined) throw new Error("nobody can make ready");
      const name = fighterId(who);
      const loadout = adjust(name, forfeitLoadout(this.table, exchange, name));
      const refusal = this.isSealing(name) ? this.seal(name, loadout) : this.play({ do: "ready", who: name, loadout });
      if (refusal !== null) return refusal;
    }
    return null;
  }

  #unready(who: FighterId | SideId | undefined): boolean {
    return who !== undefined && this.view.fighters[fighterId(who)]?.chosen === false;
  }
}
