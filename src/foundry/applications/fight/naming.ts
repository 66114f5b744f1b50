import { numbered } from "../../../view/index.ts";
import { isKeeper, playedBy } from "../../encounter/index.ts";
import { inTurn } from "../../in-turn.ts";
import { hear } from "../../ports/hooks.ts";

const waiting = new Set<Combat.Implementation>();

/** The tokens that stand for them alone bear the same names, so that the map agrees with the fight. */
async function nameTokens(combat: Combat.Implementation, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { name, token = null } = combat.combatants.get(id) ?? {};
    if (token !== null && !token.actorLink && name) await token.update({ name });
  }
}

async function nameApart(combat: Combat.Implementation): Promise<void> {
  const foes = [...combat.combatants].filter(({ players }) => players.length === 0);
  const names = numbered(foes.map(({ id, name }) => ({ id: id ?? "", name: name ?? "" })));
  if (names.length === 0) return;
  await combat.updateEmbeddedDocuments(
    "Combatant",
    names.map(({ id, name }) => ({ _id: id, name })),
  );
  await nameTokens(
    combat,
    names.map(({ id }) => id),
  );
}

/** Of several whom nobody plays and who are called the same, each is numbered as they come in. Called once at `init`. */
export function tellFoesApart(): void {
  hear("createCombatant", ({ combat }: { readonly combat: Combat.Implementation | null }) => {
    if (combat === null || waiting.has(combat) || !isKeeper() || !playedBy(combat).ok) return;
    waiting.add(combat);
    void inTurn(`names ${combat.id}`, () => {
      waiting.delete(combat);
      return nameApart(combat);
    }).catch((error: unknown) => console.error(error));
  });
}
