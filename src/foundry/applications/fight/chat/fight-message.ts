import { cardKept, messagesOfType, type FightMessage } from "../../../ports/chat.ts";
import { isAnnouncement, type CardContext, type LiveCard } from "../../../../view/index.ts";
import type { Card } from "../../../chat/card.ts";
import { fightNamed } from "../../../ports/fights.ts";
import { look } from "../look.ts";
import { acceptPresses, liveCard } from "./card-buttons.ts";
import { acceptVerifying, canVerify, takenOn } from "./verify.ts";

const { ArrayField, NumberField, SchemaField, StringField } = foundry.data.fields;

const line = (): foundry.data.fields.StringField<{ required: true; blank: true; initial: "" }> =>
  new StringField({ required: true, blank: true, initial: "" });
const count = (): foundry.data.fields.NumberField<{ required: true; nullable: false; integer: true; initial: 0 }> =>
  new NumberField({ required: true, nullable: false, integer: true, initial: 0 });

const messageSchema = () => ({
  combat: line(),
  /** Which of the fight's cards this is. */
  key: line(),
  /** The card as everybody might see it, in JSON: what is left when the fight itself is gone. */
  card: line(),
  /** How many of the rolls came with which step, so that a step taken back takes its dice along. */
  thrown: new ArrayField(new SchemaField({ step: count(), rolls: count() })),
});

export type FightMessageSchema = ReturnType<typeof messageSchema>;

/** What a card said when it was drawn last, in JSON. */
const drawn = new WeakMap<ChatMessage.Implementation, string>();

/** The chat's card of an engagement, which grows while it goes on. */
export class FightMessageModel
  extends foundry.abstract.TypeDataModel<FightMessageSchema, ChatMessage.Implementation>
  implements Card
{
  static override defineSchema(): FightMessageSchema {
    return messageSchema();
  }

  readonly template = "systems/heart-rush/templates/fight/card.hbs";

  /** The fight, while this is the latest of its cards, which alone is asked and pressed. */
  get #goesOn(): Combat.Implementation | null {
    const combat = fightNamed(this.combat) ?? null;
    return combat !== null && cardsOf(combat).at(-1)?.id === this.parent.id ? combat : null;
  }

  /** The card as this user may see it, or, when the fight is gone, as everybody might. */
  get #seen(): CardContext {
    const at = look(fightNamed(this.combat) ?? null);
    return at?.show.cards(at.events, at.seat, at.table).find(({ key }) => key === this.key)?.card ?? cardKept(this);
  }

  cardContext(): LiveCard {
    const card = this.#card();
    drawn.set(this.parent, JSON.stringify(card));
    return card;
  }

  /** Whether it says anything else than when it was drawn last. */
  get isStale(): boolean {
    return drawn.get(this.parent) !== JSON.stringify(this.#card());
  }

  #card(): LiveCard {
    const at = look(fightNamed(this.combat) ?? null);
    const seen = this.#seen;
    const seals =
      at === null
        ? { verify: false, notes: [] }
        : { verify: canVerify(at.combat) && !isAnnouncement(seen.clashes), notes: takenOn(at, this.key) };
    return liveCard(this.#goesOn, seen, seals);
  }

  listen(content: HTMLElement): void {
    const combat = this.#goesOn;
    if (combat !== null) acceptPresses(combat, content);
    const fight = fightNamed(this.combat);
    if (fight !== undefined) acceptVerifying(fight, content);
  }
}

export const FIGHT_MESSAGE = "fight";

/** The cards of a fight, in the order they were sent: by Game Masters, whose browsers alone write them. */
export const cardsOf = (combat: Combat.Implementation): readonly FightMessage[] =>
  messagesOfType(FIGHT_MESSAGE).filter(({ system, author }) => system.combat === combat.id && author?.isGM === true);
