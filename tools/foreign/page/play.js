// Fights, settings and compendia, as the probe plays them in a page; beside probe.js.

/** Whether a class descends from Application V1's, which the table only names. */
const isOfOldKind = (type) => {
  const { Application, FormApplication } = foundry.appv1.api;
  for (let level = type; level; level = Object.getPrototypeOf(level))
    if (level === Application || level === FormApplication) return true;
  return false;
};

Object.assign(globalThis.probe, {
  async settings() {
    const { within, wordsOf, until, elementOf, closeAll } = globalThis.probe;
    const own = game.system.id;
    const rows = [];
    const attempt = async (name, work) => {
      try {
        rows.push({ type: name, why: await within(work(), 20000, name) });
      } catch (error) {
        rows.push({ type: name, why: wordsOf(error) });
      }
    };
    const shown = [...game.settings.settings.values()].filter((each) => each.namespace === own && each.config);
    await attempt("configuration", async () => {
      const app = game.settings.sheet;
      await app.render({ force: true });
      const root = await until(() => (elementOf(app)?.isConnected ? elementOf(app) : null), 3000);
      const lost = shown.filter(({ key }) => !root.querySelector(`[name="${own}.${key}"], [id$="${own}.${key}"]`));
      if (lost.length > 0) return `not shown: ${lost.map(({ key }) => key).join(", ")}`;
      const save = root.querySelector("button[type=submit]");
      if (!save) return "there is no button to save";
      save.click();
      return (await until(() => !app.rendered, 4000)) ? null : "saving did not end";
    });
    await closeAll();
    for (const [id, menu] of game.settings.menus) {
      if (!id.startsWith(`${own}.`)) continue;
      if (isOfOldKind(menu.type)) {
        rows.push({ type: id, untried: true, why: "it is a window of Application V1, which is left out" });
        continue;
      }
      await attempt(id, async () => {
        const app = new menu.type();
        await app.render(app instanceof foundry.applications.api.ApplicationV2 ? { force: true } : true);
        return (await until(() => elementOf(app)?.isConnected, 3000)) ? null : "nothing is on the page";
      });
      await closeAll();
    }
    return rows;
  },

  /** Two tokens, a fight, three rounds. */
  async combat(uuids) {
    const { within, wordsOf, until, answerDialogs, windowIds, elementOf, closeAll } = globalThis.probe;
    const rows = [];
    const attempt = async (name, work, ms = 20000) => {
      try {
        rows.push({ type: name, why: (await within(work(), ms, name)) ?? null });
      } catch (error) {
        rows.push({ type: name, why: wordsOf(error) });
      }
    };
    let scene, combat;
    await attempt("scene", async () => {
      scene = await CONFIG.Scene.documentClass.create({ name: "Probe", width: 2000, height: 1500 });
      await scene.view?.();
      const sources = [];
      for (const [index, uuid] of uuids.entries()) {
        const token = await (await fromUuid(uuid)).getTokenDocument({ x: 300 + 300 * index, y: 400 });
        sources.push(token.toObject());
      }
      const tokens = await scene.createEmbeddedDocuments("Token", sources);
      return tokens.length === uuids.length ? null : `${tokens.length} tokens`;
    });
    await attempt("fight", async () => {
      combat = await CONFIG.Combat.documentClass.create({ scene: scene?.id ?? null, active: true });
      const tokens = scene?.tokens.contents ?? [];
      const sources = tokens.map(({ id, actorId, hidden }) => ({ tokenId: id, sceneId: scene.id, actorId, hidden }));
      await combat.createEmbeddedDocuments("Combatant", sources);
      return combat.combatants.size === tokens.length ? null : `${combat.combatants.size} combatants`;
    });
    await attempt("tracker", async () => {
      ui.sidebar.changeTab("combat", "primary");
      await ui.combat.render({ force: true });
      const named = () => {
        const text = elementOf(ui.combat)?.innerHTML ?? "";
        return combat.combatants.contents.every(({ name }) => text.includes(foundry.utils.escapeHTML?.(name) ?? name));
      };
      return (await until(named, 4000)) ? null : "it does not name those who fight";
    });
    /** Meanwhile somebody answers what is asked. */
    const answered = async (work) => {
      const known = windowIds();
      let over = false;
      void Promise.resolve(work).then(
        () => (over = true),
        () => (over = true),
      );
      for (let index = 0; index < 12 && !over; index++) await answerDialogs(known, 1);
      return work;
    };
    await attempt("initiative", async () => {
      await answered(combat.rollAll());
    });
    await closeAll();
    await attempt("start", async () => {
      await answered(combat.startCombat());
      return (await until(() => combat.round === 1, 2000)) ? null : `round ${combat.round}`;
    });
    await attempt(
      "rounds",
      async () => {
        for (let index = 0; index < 12 && combat.round < 3; index++) await answered(combat.nextTurn());
        while (combat.round < 4 && combat.round > 0) {
          const before = combat.round;
          await answered(combat.nextRound());
          if (combat.round === before) return `it stays in round ${before}`;
        }
        return combat.round === 4 ? null : `round ${combat.round}`;
      },
      40000,
    );
    await attempt("end", async () => {
      await combat.delete();
      await scene.delete();
    });
    return rows;
  },

  /** Every compendium of the system: indexed, read, its window opened, and the sheet of its first document. */
  async packs() {
    const { within, wordsOf, until, elementOf, closeAll, open } = globalThis.probe;
    const rows = [];
    let documents = 0;
    for (const pack of game.packs) {
      if (pack.metadata.packageType === "world" || pack.metadata.packageName !== game.system.id) continue;
      try {
        const index = await within(pack.getIndex(), 20000, "the index");
        const read = await within(pack.getDocuments(), 120000, "reading");
        documents += read.length;
        const lost = index.size - read.length;
        await within(pack.render(true), 15000, "the window");
        const app = await until(() => pack.apps.find((each) => elementOf(each)?.isConnected), 4000);
        const shown = app ? elementOf(app).querySelectorAll("[data-entry-id], [data-document-id]").length : 0;
        await closeAll();
        const sheet = read[0] ? await open(read[0].uuid) : null;
        await closeAll();
        const why = [
          lost > 0 ? `${lost} of ${index.size} are invalid` : "",
          shown === 0 && index.size > 0 ? "its window is empty" : "",
          sheet === null ? "" : `the sheet of ${read[0].uuid}: ${sheet}`,
        ];
        rows.push({ type: pack.collection, why: why.filter((each) => each !== "").join("; ") || null });
      } catch (error) {
        rows.push({ type: pack.collection, why: wordsOf(error) });
      }
    }
    return { rows, documents };
  },
});
