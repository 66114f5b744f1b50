interface AnyHooks {
  callAll(hook: string, ...told: readonly unknown[]): boolean;
  on(hook: string, heard: (...told: never) => unknown): number;
}

/** The types list Foundry's own hooks alone, and not all of them. */
const hooks = (): AnyHooks => Hooks;

/** Our own hooks, told of in docs/api.md. */
export const announce = (hook: `heart-rush.${string}`, ...told: readonly unknown[]): void =>
  void hooks().callAll(hook, ...told);

/** Listens to a hook that the types lack. */
export const hear = (hook: string, heard: (...told: never) => unknown): void => void hooks().on(hook, heard);
