/** What is filled in. The window's element is a form because its options say so, which the types cannot see. */
export const formValues = (element: HTMLElement): Readonly<Record<string, unknown>> =>
  new foundry.applications.ux.FormDataExtended(element as HTMLFormElement).object;
