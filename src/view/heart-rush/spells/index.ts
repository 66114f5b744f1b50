/** What is asked when a spell is cast. */
export { readTargets, targetsForm } from "./targets-form.ts";
