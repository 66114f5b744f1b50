/** What foundry-vtt-types cannot know by itself. */
export {};

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SystemNameConfig {
    name: "heart-rush";
  }

  /** Nothing of ours runs before `init`, so `game` is always there. */
  interface AssumeHookRan {
    init: never;
  }
}
