import { BaseSequencer } from "vitest/node";

/** What takes longest comes first, so that no worker is left alone with it at the end. */
const FIRST = ["e2e", "fifth", "integration", "long to play", "house", "practice-table"];

/** Short to read and long to play: left to the end, as their size has it, one worker would sit over each of them alone. */
const LONG_TO_PLAY = /\/practice-table\/.*\/(?:contract|soak|leaving|malformed|kill)\.test\.ts$/;

/** Project by project, and within each as the runner would have it: what failed last time, what took longest, what is large. */
export class SlowestFirst extends BaseSequencer {
  /** @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const place = (/** @type {import("vitest/node").TestSpecification} */ { project, moduleId }) => {
      const found = FIRST.indexOf(LONG_TO_PLAY.test(moduleId) ? "long to play" : project.name);
      return found < 0 ? FIRST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
