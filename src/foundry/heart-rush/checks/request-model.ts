import { HeartRush } from "../../../rules/index.ts";
import { requestCard, TASKS, type RequestCardContext } from "../../../view/heart-rush/checks/index.ts";
import type { Card } from "../../chat/card.ts";
import { words } from "../../chat/notices.ts";
import { ownedActor } from "../../ports/chat.ts";
import { address, choice, text } from "../data/fields.ts";
import { answerTo } from "./answer-to.ts";
import { checkOn } from "./check-model.ts";
import { rollCheck } from "./roll-check.ts";

const { ArrayField, NumberField, SchemaField } = foundry.data.fields;

const requestSchema = () => ({
  kind: choice(["skill", "save"], "skill"),
  ability: choice(HeartRush.sheets.ABILITIES, "might"),
  against: new NumberField({ required: true, nullable: true, integer: true, initial: null, min: 1, max: 99 }),
  label: text(),
  task: choice(TASKS, "each"),
  /** Who is asked, by uuid. */
  members: new ArrayField(new SchemaField({ actor: address(), name: text(), img: address() }), {
    required: true,
    initial: [],
    max: 100,
  }),
});

export type RequestSchema = ReturnType<typeof requestSchema>;

/** A check that somebody asks others for. The answers are messages of their own, which this card gathers. */
export class RequestModel
  extends foundry.abstract.TypeDataModel<RequestSchema, ChatMessage.Implementation>
  implements Card
{
  static override defineSchema(): RequestSchema {
    return requestSchema();
  }

  readonly template = "systems/heart-rush/templates/heart-rush/request-card.hbs";

  cardContext(): RequestCardContext {
    return requestCard(
      {
        kind: this.kind,
        ability: this.ability,
        against: this.against,
        label: this.label,
        task: this.task,
        members: this.members.map(({ actor, name, img }) => {
          const reply = answerTo(this.parent.id ?? "", actor);
          const standing = reply?.isContentVisible === true ? (checkOn(reply)?.standing ?? null) : null;
          return { actor, name, img, answered: reply !== null, standing, mayRoll: ownedActor(actor) !== null };
        }),
      },
      words,
    );
  }

  async act(verb: string, button: HTMLElement): Promise<void> {
    const uuid = button.dataset["actor"] ?? "";
    const actor = ownedActor(uuid);
    const asked = this.members.some((member) => member.actor === uuid);
    if (verb !== "roll" || actor === null || !asked) return;
    const { kind, ability, against, label, task } = this;
    const circumstances = task === "each" ? [] : [{ from: "group", net: 1 }];
    await rollCheck(actor, { kind, ability, against, label, circumstances, reply: this.parent.id ?? "" });
  }
}
