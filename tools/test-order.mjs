import { BaseSequencer } from "vitest/node";

/** What takes longest comes first, so that no worker is left alone with it at the end. */
const FIRST = ["e2e", "fifth", "integration", "contract", "house", "practice-table"];

/** Project by project, and within each as the runner would have it: what failed last time, what took longest, what is large. */
export class SlowestFirst extends BaseSequencer {
  /** @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const place = (/** @type {import("vitest/node").TestSpecification} */ { project, moduleId }) => {
      // The contract is short to read and long to play: left to the end, one worker would sit over it alone.
      const found = FIRST.indexOf(moduleId.endsWith("/contract.test.ts") ? "contract" : project.name);
      return found < 0 ? FIRST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
