import { MinimalReporter } from "vitest/node";

const MINUTE = 60_000;

/**
 * Tells of a run as somebody wants to hear of it who reads it afterwards, in a file: what failed, as it fails, with all it
 * said, and once a minute how far it is.
 */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the runner takes what a reporter's file exports by default
export default class Progress extends MinimalReporter {
  /** @type {NodeJS.Timeout | undefined} */
  #clock;
  #files = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;
  /** @type {Set<string>} */
  #running = new Set();

  /** @override @param {readonly import("vitest/node").TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    super.onTestRunStart(specifications);
    this.#files = specifications.length;
    this.#clock = setInterval(() => this.log(this.#line()), MINUTE);
    this.#clock.unref();
  }

  /** @param {import("vitest/node").TestModule} module */
  onTestModuleStart(module) {
    this.#running.add(module.relativeModuleId);
  }

  /** @override @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    this.#running.delete(module.relativeModuleId);
    this.#done += 1;
    super.onTestModuleEnd(module);
  }

  /** @override @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === "passed") this.#passed += 1;
    else this.#failed += 1;
    super.onTestCaseResult(test);
  }

  /** @override @param {Parameters<MinimalReporter["onTestRunEnd"]>} told */
  onTestRunEnd(...told) {
    clearInterval(this.#clock);
    super.onTestRunEnd(...told);
  }

  #line() {
    const minutes = Math.round((performance.now() - this.start) / MINUTE);
    const counted = `${this.#passed} passed, ${this.#failed} failed, ${this.#done} of ${this.#files} files`;
    return `${minutes} min: ${counted}; now ${[...this.#running].join(", ") || "between two"}`;
  }
}
