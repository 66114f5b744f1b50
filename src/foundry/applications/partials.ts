import { served } from "../ports/system.ts";

/** Templates that others include by their path; read before anything is drawn. */
const PARTIALS = [
  "templates/chat/dice.hbs",
  "templates/shared/die.hbs",
  "templates/heart-rush/stance-card.hbs",
  "templates/heart-rush/stance-row.hbs",
  "templates/heart-rush/vitals.hbs",
  "templates/heart-rush/condition-strip.hbs",
  "templates/heart-rush/wound-list.hbs",
  "templates/heart-rush/effect-list.hbs",
  "templates/heart-rush/item-row.hbs",
  "templates/heart-rush/advancement.hbs",
  "templates/fight/choice.hbs",
  "templates/fight/ask.hbs",
  "templates/fight/clash.hbs",
  "templates/fight/member.hbs",
  "templates/fight/picker.hbs",
  "templates/fight/die-card.hbs",
  "templates/fight/card.hbs",
  "templates/fight/desk.hbs",
  "templates/threat/faces.hbs",
];

export async function loadPartials(): Promise<void> {
  await foundry.applications.handlebars.loadTemplates(PARTIALS.map(served));
}
