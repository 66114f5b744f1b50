/** Templates that others include by their path; read before anything is drawn. */
const PARTIALS = [
  "systems/heart-rush/templates/shared/die.hbs",
  "systems/heart-rush/templates/heart-rush/stance-card.hbs",
];

export async function loadPartials(): Promise<void> {
  await foundry.applications.handlebars.loadTemplates(PARTIALS);
}
