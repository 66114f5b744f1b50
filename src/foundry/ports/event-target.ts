/** The element that an event of a page began at: in a page, nothing else is pressed, dropped on or typed into. */
export const targetOf = (event: Event): HTMLElement => event.target as HTMLElement;
