export const STYLES = { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 } as const;
