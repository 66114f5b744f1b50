import { fighterId, HeartRush, type FighterId, type Thrown } from "../../../rules/index.ts";
import { checkCard, type CheckCardContext, type CheckFacts } from "../../../view/heart-rush/checks/index.ts";
import { words } from "../../chat/notices.ts";
import type { Card } from "../../chat/card.ts";
import { HeartRushRoll } from "../../dice/heart-rush-roll.ts";
import { messageOf, ownedActor, rollsOf } from "../../ports/chat.ts";
import { address, choice, count, text, whole, yes } from "../data/fields.ts";
import { TREAT } from "../treatment/finish-treatment.ts";
import { treatFor } from "../treatment/treat-for-another.ts";
import { answerTo, isAnswer } from "./answer-to.ts";
import { answerContest, decideCheck } from "./settle-check.ts";

const { ArrayField, NumberField, SchemaField } = foundry.data.fields;

const checkSchema = () => ({
  /** Who rolls, by uuid, and what they were called and looked like then. */
  actor: address(),
  name: text(),
  img: address(),
  kind: choice(["skill", "save", "contested"], "skill"),
  ability: choice(HeartRush.sheets.ABILITIES, "might"),
  against: new NumberField({ required: true, nullable: true, integer: true, initial: null, min: -999, max: 9999 }),
  label: text(),
  raised: yes(),
  reasons: new ArrayField(new SchemaField({ from: text(), net: whole(0, -99, 99) }), {
    required: true,
    initial: [],
    max: 60,
  }),
  vulnerability: new SchemaField({ physical: count(0, 5), mental: count(0, 5) }),
  /** The table's ruling at that moment. */
  contestsComplicate: yes(),
  /** What the roller answered to a single 1. The die thrown again is the second of the message's rolls. */
  answer: choice(["open", "failed", "tried"], "open"),
  /** The message that asked for this check, or that it answers. */
  reply: text(),
  /** Whose wounds it treats, and with which kit, by uuid. */
  treats: address(),
  kit: address(),
  /** Whether those wounds have been treated. */
  done: yes(),
  /** Who is challenged to a contest, by uuid. */
  rival: address(),
  rivalName: text(),
});

export type CheckSchema = ReturnType<typeof checkSchema>;

/** A check on its card: what was tried, and what is still to be answered. The dice are the message's own rolls. */
export class CheckModel
  extends foundry.abstract.TypeDataModel<CheckSchema, ChatMessage.Implementation>
  implements Card
{
  static override defineSchema(): CheckSchema {
    return checkSchema();
  }

  readonly template = "systems/heart-rush/templates/heart-rush/check-card.hbs";

  /** The dice as they were first thrown. */
  get thrown(): Thrown | null {
    const [first] = rollsOf(this.parent);
    return first instanceof HeartRushRoll ? first.thrown : null;
  }

  /** In whose name the dice were thrown. */
  get thrownBy(): FighterId {
    const [first] = rollsOf(this.parent);
    return (first instanceof HeartRushRoll ? first.asked?.by : null) ?? fighterId(this.actor);
  }

  get #answered(): HeartRush.checks.Answered {
    if (this.answer !== "tried") return this.answer;
    const again = rollsOf(this.parent)[1];
    return again instanceof HeartRushRoll ? (again.shown.faces[0] ?? "open") : "open";
  }

  get judged(): HeartRush.checks.Judged {
    const { kind, ability, against, vulnerability } = this;
    const beats = kind === "contested" && this.reply === "" ? (this.rivalStanding?.thrown.total ?? null) : against;
    return { kind, ability, against: this.reply !== "" && kind === "contested" ? null : beats, vulnerability };
  }

  get standing(): HeartRush.checks.CheckStanding | null {
    const { thrown } = this;
    if (thrown === null) return null;
    const options = { contestedChecksComplicate: this.contestsComplicate };
    return HeartRush.checks.checkStanding(this.judged, thrown, this.#answered, options);
  }

  /** How the one who was challenged did, once that is settled. */
  get rivalStanding(): HeartRush.checks.CheckStanding | null {
    const answer = answerTo(this.parent.id ?? "", this.rival);
    return answer !== null && answer.isContentVisible ? (checkOn(answer)?.standing ?? null) : null;
  }

  cardContext(): CheckCardContext {
    const { standing, judged } = this;
    return checkCard(
      {
        name: this.name,
        img: this.img,
        kind: this.kind,
        ability: this.ability,
        against: this.kind === "contested" ? null : this.against,
        label: this.label,
        raised: this.raised,
        reasons: this.reasons,
        standing,
        retry: standing === null ? null : HeartRush.checks.retryOdds(standing, judged),
        mine: this.parent.isOwner,
        contest: this.#contest(),
      },
      words,
    );
  }

  #contest(): CheckFacts["contest"] {
    if (this.kind !== "contested") return null;
    const asked = checkMessage(this.reply);
    if (asked !== null && isAnswer(this.parent, asked.rival))
      return { role: "answers", name: asked.name, total: asked.standing?.thrown.total ?? null, mayAnswer: false };
    if (this.rival === "") return null;
    const total = this.rivalStanding?.thrown.total ?? null;
    return { role: "asks", name: this.rivalName, total, mayAnswer: ownedActor(this.rival) !== null };
  }

  async act(verb: string): Promise<void> {
    if (verb === "answer") await answerContest(this);
    else await decideCheck(this, verb === "retry");
  }

  async carryOut(verb: string, _target: string | null, by: User.Implementation): Promise<boolean> {
    return verb === TREAT && treatFor(this.parent, by);
  }
}

export const checkOn = (message: ChatMessage.Implementation): CheckModel | null =>
  message.system instanceof CheckModel ? message.system : null;

function checkMessage(id: string): CheckModel | null {
  const message = id === "" ? null : messageOf(id);
  return message === null ? null : checkOn(message);
}
