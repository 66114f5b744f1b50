import { at, loosely, make, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

interface Pack {
  readonly collection: string;
  readonly locked: boolean;
  readonly metadata: { readonly packageName: string };
  readonly index: { readonly size: number };
  readonly invalidDocumentIds: { readonly size: number };
  getDocuments(): Promise<readonly Doc[]>;
  importDocument(document: Doc): Promise<Doc>;
  deleteCompendium(): Promise<unknown>;
}

const ours = (): readonly Pack[] =>
  loosely<readonly Pack[]>([...game.packs]).filter(({ metadata }) => metadata.packageName === game.system.id);

export const packs: Suite = (it, agree) => {
  it("every pack of the system is there, and every entry of it is valid", async () => {
    agree(ours().length, [...game.system.packs].length);
    for (const pack of ours()) {
      const documents = await pack.getDocuments();
      agree([documents.length, pack.invalidDocumentIds.size], [pack.index.size, 0], pack.collection);
      agree(documents.length > 0, true, pack.collection);
    }
  });

  it("somebody out of a pack comes into the world with all they carry", async () => {
    const heroes = ours().find(({ collection }) => collection.endsWith(".heroes"));
    const [hero] = (await heroes?.getDocuments()) ?? [];
    const actors = loosely<{ fromCompendium(document: unknown): Record<string, unknown> }>(game.actors);
    const made = await make("Actor", actors.fromCompendium(hero));
    const carried = (actor: Doc) => [...actor.getEmbeddedCollection("Item")].map(({ name }) => name).sort();
    agree([made.name, made.type, carried(made)], [hero?.name, hero?.type, hero === undefined ? [] : carried(hero)]);
    agree(at(made.toObject(), "_stats.compendiumSource"), hero?.uuid);
  });

  it("a pack of the world can be made, filled, changed and deleted", async () => {
    const { CompendiumCollection } = foundry.documents.collections;
    const pack = loosely<Pack>(await CompendiumCollection.createCompendium({ label: "Quench", type: "Actor" }));
    try {
      const wren = await make("Actor", { name: "Wren", type: "creature", items: [{ name: "Lamp", type: "gear" }] });
      const copy = await pack.importDocument(wren);
      await copy.update({ name: "Robin" });
      const [stored] = await pack.getDocuments();
      agree([stored?.name, stored?.pack, wren.name, pack.locked], ["Robin", pack.collection, "Wren", false]);
      agree(
        stored?.getEmbeddedCollection("Item").contents.map(({ name }) => name),
        ["Lamp"],
      );
    } finally {
      await pack.deleteCompendium();
    }
    agree(game.packs.has(pack.collection), false);
  });
};
