/** The types ask for a context of any keys, which an interface of ours is not to the compiler. */
export const renderCard = (template: string, context: object): Promise<string> =>
  foundry.applications.handlebars.renderTemplate(template, context as unknown as Record<string, unknown>);
