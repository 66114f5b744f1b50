/** Templates that others include by their path; read before anything is drawn. */
const PARTIALS = [
  "systems/heart-rush/templates/chat/dice.hbs",
  "systems/heart-rush/templates/shared/die.hbs",
  "systems/heart-rush/templates/heart-rush/stance-card.hbs",
  "systems/heart-rush/templates/heart-rush/stance-row.hbs",
  "systems/heart-rush/templates/heart-rush/vitals.hbs",
  "systems/heart-rush/templates/heart-rush/condition-strip.hbs",
  "systems/heart-rush/templates/heart-rush/wound-list.hbs",
  "systems/heart-rush/templates/heart-rush/effect-list.hbs",
  "systems/heart-rush/templates/heart-rush/item-row.hbs",
  "systems/heart-rush/templates/heart-rush/advancement.hbs",
  "systems/heart-rush/templates/fight/choice.hbs",
  "systems/heart-rush/templates/fight/ask.hbs",
  "systems/heart-rush/templates/fight/clash.hbs",
  "systems/heart-rush/templates/fight/member.hbs",
  "systems/heart-rush/templates/fight/picker.hbs",
  "systems/heart-rush/templates/fight/die-card.hbs",
  "systems/heart-rush/templates/fight/card.hbs",
  "systems/heart-rush/templates/fight/desk.hbs",
  "systems/heart-rush/templates/threat/faces.hbs",
];

export async function loadPartials(): Promise<void> {
  await foundry.applications.handlebars.loadTemplates(PARTIALS);
}
