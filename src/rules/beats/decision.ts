import type { Result } from "../core/result.ts";
import type { Decision } from "../core/ruleset.ts";
import type { Event } from "./state/events.ts";
import type { Refusal } from "./state/refusals.ts";

export type BeatsDecision = Decision<Event, Refusal>;

/** A decision that needs no dice. */
export type Verdict = Result<readonly Event[], Refusal>;
