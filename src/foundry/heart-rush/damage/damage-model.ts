import { HeartRush } from "../../../rules/index.ts";
import { damageCard, type DamageCardContext } from "../../../view/heart-rush/checks/index.ts";
import { askKeeper } from "../../chat/ask-keeper.ts";
import type { Card } from "../../chat/card.ts";
import { words } from "../../chat/notices.ts";
import { ownedActor } from "../../ports/chat.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { address, choice, count, keyedBy, text, whole, yes } from "../data/fields.ts";
import { describeWound } from "../describe-wound.ts";
import { sheetOf } from "../kept-actor.ts";
import { isAnswer, LIVES } from "./hurt-answer.ts";
import { settleHurt } from "./settle-hurt.ts";

const { ArrayField, NumberField, SchemaField } = foundry.data.fields;

const targetSchema = () =>
  new SchemaField({
    /** By uuid, and what they were called and looked like then. */
    actor: address(),
    name: text(),
    img: address(),
    state: choice(["waiting", "taken", "undone"], "waiting"),
    toll: new SchemaField({
      lost: whole(0, -99_999, 99_999),
      shrugged: yes(),
      wound: new NumberField({ required: true, nullable: true, integer: true, initial: null, min: 1, max: 99_999 }),
      regained: new ArrayField(text(), { required: true, initial: [], max: 200 }),
    }),
    life: choice(LIVES, "above"),
  });

const damageSchema = () => ({
  kind: choice(["damage", "healing"], "damage"),
  amount: count(0, 9999),
  source: text(),
  /** Each is written by itself, so that two answers at once do not overwrite one another. */
  targets: keyedBy((key) => /^t\d{1,3}$/.test(key), targetSchema()),
});

export type DamageSchema = ReturnType<typeof damageSchema>;

/** Damage or healing, and what became of it for each of those it was meant for. */
export class DamageModel
  extends foundry.abstract.TypeDataModel<DamageSchema, ChatMessage.Implementation>
  implements Card
{
  static override defineSchema(): DamageSchema {
    return damageSchema();
  }

  readonly template = "systems/heart-rush/templates/heart-rush/damage-card.hbs";

  cardContext(): DamageCardContext {
    const { kind, amount, source } = this;
    const options = rulingsOf("heart-rush");
    const targets = Object.entries(this.targets).map(([key, { actor, name, img, state, toll, life }]) => {
      const mine = ownedActor(actor);
      const sheet = mine === null ? null : sheetOf(mine);
      return {
        key,
        name,
        img,
        state,
        toll,
        life,
        offer: sheet?.ok === true ? HeartRush.checks.hurtOffer(sheet.value, amount, options) : null,
        heart: sheet?.ok === true ? sheet.value.heart.now : 0,
      };
    });
    return damageCard({ kind, amount, source, targets }, words);
  }

  async act(verb: string, button: HTMLElement): Promise<void> {
    const { actor, toll } = this.targets[button.dataset["target"] ?? ""] ?? {};
    const mine = ownedActor(actor ?? "");
    if (verb === "describe" && mine !== null && toll?.wound) await describeWound(mine, toll.wound);
    if (isAnswer(verb)) await askKeeper(this.parent, verb, button.dataset["target"] ?? "");
  }

  async carryOut(verb: string, target: string | null, by: User.Implementation): Promise<boolean> {
    return isAnswer(verb) && target !== null && settleHurt(this.parent, target, verb, by);
  }
}
