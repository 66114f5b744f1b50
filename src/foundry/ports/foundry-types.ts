/** What foundry-vtt-types cannot know by itself. */
export {};

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SystemNameConfig {
    name: "heart-rush";
  }

  /** Nothing of ours asks for the rest of `game` before it is there: `register.ts` says when each thing is done. */
  interface AssumeHookRan {
    ready: never;
  }
}
