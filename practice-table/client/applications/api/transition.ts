/** As long as Foundry waits for an application to fade before it is taken away. */
const LONGEST = 1_000;

/** What has no frame has no transition that would end either, so that its whole time is waited for. */
export const faded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST));
