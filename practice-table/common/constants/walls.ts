export const SENSE_TYPES = { NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 } as const;
export const MOVEMENT_TYPES = { NONE: 0, NORMAL: 20 } as const;
export const DOOR_TYPES = { NONE: 0, DOOR: 1, SECRET: 2 } as const;
export const DOOR_STATES = { CLOSED: 0, OPEN: 1, LOCKED: 2 } as const;
export const DIRECTIONS = { BOTH: 0, LEFT: 1, RIGHT: 2 } as const;
