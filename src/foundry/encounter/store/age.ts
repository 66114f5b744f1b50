import { hear } from "../../ports/hooks.ts";

/** Grow with everything that may change what a fight looks like, and what its bodies are, so that nothing is read twice in between. */
let [ofAll, ofBodies] = [0, 0];

export const worldAge = (): number => ofAll;
export const bodiesAge = (): number => ofBodies;

/** Something has changed that no document tells of. */
export const grow = (): void => void (ofAll += 1);

const BODIES = ["Actor", "Item", "ActiveEffect", "ActorDelta", "Token", "Scene", "Combatant", "Setting"] as const;
const ALL = [...BODIES, "Combat", "User"] as const;

function growWith(names: readonly string[], happens: () => void): void {
  for (const name of names)
    for (const happening of ["create", "update", "delete"]) hear(`${happening}${name}`, happens);
}

/** Called once at `init`, before anybody who looks at what has changed. */
export function watchTheWorld(): void {
  growWith(ALL, grow);
  growWith(BODIES, () => void (ofBodies += 1));
  hear("userConnected", grow);
}
