import { BaseSequencer } from "vitest/node";

/** What takes longest comes first, so that no worker is left alone with it at the end. */
const FIRST = ["e2e", "fifth", "integration", "house", "host"];

/** Project by project, and within each as the runner would have it: what failed last time, what took longest, what is large. */
export class SlowestFirst extends BaseSequencer {
  /** @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const place = (/** @type {import("vitest/node").TestSpecification} */ { project }) => {
      const found = FIRST.indexOf(project.name);
      return found < 0 ? FIRST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
