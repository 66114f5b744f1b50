// Runs one batch in the page, and answers what came of each test, also of those whose hooks failed.
globalThis.runBatch = (key) =>
  new Promise((settle, fail) => {
    const heard = { passed: 0, failed: 0, pending: 0, failures: [] };
    const work = async () => {
      // It notes what it hears in its window, which has to be there.
      await globalThis.quench.app.render({ force: true });
      const runner = await globalThis.quench.runBatches([key]);
      runner.on("pass", () => (heard.passed += 1));
      runner.on("pending", () => (heard.pending += 1));
      runner.on("fail", (test, error) => {
        heard.failed += 1;
        heard.failures.push({ title: test.fullTitle(), why: String(error?.stack ?? error).slice(0, 1200) });
      });
      runner.once("end", () => settle(heard));
    };
    work().catch(fail);
  });
