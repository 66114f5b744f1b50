// What the probe does in a page, by names that Foundry has too. It is evaluated in the page, and says what came of it.
globalThis.probe = (() => {
  const pause = (ms) => new Promise((settle) => setTimeout(settle, ms));
  /** The first truth that `look` finds, or null once the time is up. */
  const until = async (look, ms) => {
    const end = performance.now() + ms;
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() > end) return null;
      await pause(40);
    }
  };
  const within = (work, ms, what) =>
    Promise.race([
      work,
      pause(ms).then(() => {
        throw new Error(`${what} did not end in ${ms / 1000} s`);
      }),
    ]);
  const wordsOf = (error) => `${error?.message ?? error}\n${(error?.stack ?? "").split("\n").slice(1, 4).join("\n")}`;

  /** How often each document was written and how many messages came. */
  const written = new Map();
  let messages = 0;
  for (const name of ["Actor", "Item"])
    Hooks.on(`update${name}`, (document) => written.set(document.uuid, (written.get(document.uuid) ?? 0) + 1));
  for (const name of ["create", "update", "delete"])
    for (const kind of ["Item", "ActiveEffect"])
      Hooks.on(`${name}${kind}`, ({ parent }) => {
        if (parent) written.set(parent.uuid, (written.get(parent.uuid) ?? 0) + 1);
      });
  Hooks.on("createChatMessage", () => (messages += 1));
  /** What the system tells people at the top of the page; faults are told as errors, which are not among it. */
  const told = [];
  const refused = [];
  for (const level of ["info", "warn", "error"]) {
    const own = ui.notifications[level];
    ui.notifications[level] = function (message, options, ...rest) {
      const words = game.i18n.localize(String(message));
      if (level !== "error") told.push(words);
      else if (!words.startsWith("NotInHost")) refused.push(words);
      return own.call(this, message, options, ...rest);
    };
  }

  const typesOf = (name) => {
    const own = game.documentTypes[name].filter((type) => type !== "base");
    return own.length > 0 ? own : ["base"];
  };
  const elementOf = (app) => (app.element instanceof HTMLElement ? app.element : (app.element?.[0] ?? null));
  const opened = () => [...foundry.applications.instances.values()].filter((app) => app.rendered);
  const isSidebar = (app) => app instanceof foundry.applications.sidebar.AbstractSidebarTab;
  const windows = () => opened().filter((app) => !isSidebar(app) && (app.hasFrame || app.document));
  /** As a person closes a window: what it asks before it goes is answered with yes. */
  const close = async (app) => {
    const known = new Set(windows());
    let over = false;
    const work = within(Promise.resolve(app.close({ animate: false, submitted: true })), 8000, "closing");
    const closing = work.catch(() => {}).finally(() => (over = true));
    for (let asked = 0; asked < 3 && !over; asked++) {
      const question = await until(() => over || windows().find((each) => !known.has(each)), 8000);
      if (over || !question) break;
      known.add(question);
      elementOf(question)?.querySelector('[data-action="yes"], [data-action="ok"], button[type=submit]')?.click();
    }
    await closing;
  };

  const copyOf = async (name, type) => {
    for (const pack of game.packs.filter(({ documentName }) => documentName === name)) {
      const entry = (await pack.getIndex()).find((each) => each.type === type);
      const copy = entry && (await game.collections.get(name).importFromCompendium(pack, entry._id));
      if (copy) return copy.uuid;
    }
    return null;
  };

  /** One of a type that there is already: with an actor, or in a compendium. */
  const anotherOf = async (name, type) => {
    const held = name === "Item" ? game.actors.contents.flatMap(({ items }) => items.contents) : [];
    const own = held.find((item) => item.type === type);
    if (own) return { uuid: own.uuid };
    return { uuid: await copyOf(name, type) };
  };

  return {
    pause,
    until,
    typesOf,
    windows,
    elementOf,
    messages: () => messages,
    told: () => told,
    refused: () => refused,
    written: (uuid) => written.get(uuid) ?? 0,

    /** All windows, but for those that are to stay; whether they are gone. */
    async closeAll(kept = []) {
      const open = () => windows().filter(({ id }) => !kept.includes(id));
      for (const app of open()) if (app.rendered) await close(app);
      for (const dialog of document.querySelectorAll("dialog[open]")) dialog.remove();
      ui.notifications.clear();
      return open().length === 0;
    },

    /** One document of each type; where the system itself forbids it and says why, one of those that it has. */
    async make(name) {
      const rows = [];
      for (const type of typesOf(name)) {
        const before = refused.length;
        try {
          const made = CONFIG[name].documentClass.create({ name: `Probe ${type}`, type });
          const document = await within(made, 15000, "making");
          const refusal = document ? undefined : refused[before];
          if (document) rows.push({ type, uuid: document.uuid, ok: true, why: null });
          else if (!refusal) rows.push({ type, uuid: null, ok: false, why: "nothing was made" });
          else rows.push({ type, ...(await anotherOf(name, type)), ok: null, why: `the system says: ${refusal}` });
        } catch (error) {
          rows.push({ type, uuid: null, ok: false, why: wordsOf(error) });
        }
      }
      return rows;
    },

    /** Whether the system leaves a type without a sheet that has sheets for others. */
    async isWithoutSheet(uuid) {
      const { documentName, type } = await fromUuid(uuid);
      const { sheetClasses } = CONFIG[documentName];
      const has = (one) => Object.keys(sheetClasses[one] ?? {}).length > 0;
      return !has(type) && typesOf(documentName).some(has);
    },

    /** Opens the document's sheet, and marks what is on the page. */
    async open(uuid) {
      try {
        const document = await fromUuid(uuid);
        const app = document.sheet;
        if (!app) return "it has no sheet";
        const isNew = app instanceof foundry.applications.api.ApplicationV2;
        await within(Promise.resolve(app.render(isNew ? { force: true } : true)), 20000, "drawing");
        const element = await until(() => (elementOf(app)?.isConnected ? elementOf(app) : null), 4000);
        if (!element) return "nothing is on the page";
        await until(() => element.querySelectorAll("*").length > 8, 2000);
        if (element.querySelectorAll("*").length <= 8) return `it is empty: ${element.outerHTML.slice(0, 200)}`;
        for (const marked of globalThis.document.querySelectorAll("[data-probed]")) delete marked.dataset.probed;
        element.dataset.probed = "sheet";
        if (app.hasFrame) app.setPosition({ left: 30, top: 30 });
        return null;
      } catch (error) {
        return wordsOf(error);
      }
    },

    /** A copy of one of the same type that a compendium of the system has. */
    async finished(uuid) {
      const { documentName, type } = await fromUuid(uuid);
      return copyOf(documentName, type);
    },

    /** Answers what a dialog asks by the button that a person would take, as often as one comes. */
    async answerDialogs(known, times = 3) {
      let answered = 0;
      for (; answered < times; answered++) {
        const fresh = () => windows().find((app) => !known.includes(app.id));
        const app = await until(fresh, 600);
        const root = app && elementOf(app);
        if (!root) break;
        const button =
          root.querySelector("button[autofocus], button.default, footer button[type=submit]") ??
          root.querySelector("button[type=submit]") ??
          root.querySelector(".form-footer button, footer button, .dialog-buttons button") ??
          [...root.querySelectorAll("button")].find((each) => !each.closest("header"));
        if (!button) break;
        button.click();
        await until(() => !app.rendered, 800);
        known.push(app.id);
      }
      return answered;
    },
    windowIds: () => windows().map((app) => app.id),

    /** The value anywhere in what is stored of a document. */
    holds: (uuid, value) => JSON.stringify(fromUuidSync(uuid)?.toObject() ?? {}).includes(value),
    within,
    wordsOf,
  };
})();
