/**
 * What our system takes Foundry to do and the practice table says of it, as tests that run inside a page, by public names
 * alone: in Foundry by Quench, on the practice table by `tests/integration/quench.test.ts` and `tests/e2e/quench.story.ts`. Nothing here may import
 * what the bundle has too, or the two files could not do without each other.
 */
import type { Quench } from "../ports/quench.ts";
import { playsAFight } from "../heart-rush/quench/a-fight.ts";
import { combats } from "./combats.ts";
import { documents } from "./documents.ts";
import { drags } from "./drags.ts";
import { embedded } from "./embedded.ts";
import { housekeeping } from "./housekeeping.ts";
import { messages } from "./messages.ts";
import { packs } from "./packs.ts";
import { page } from "./page.ts";
import { permissions } from "./permissions.ts";
import { places } from "./places.ts";
import { rolls } from "./rolls.ts";
import { services } from "./services.ts";
import type { Suite } from "./suite.ts";

const SUITES = {
  documents,
  embedded,
  combats,
  permissions,
  rolls,
  messages,
  services,
  places,
  drags,
  packs,
  page,
  fight: playsAFight,
} as const satisfies Record<string, Suite>;

/** A fight in a busy world takes longer than the two seconds that Mocha allows. */
const PATIENCE = 60_000;

/** They write in the world, if only for a moment, so nothing runs them but whoever leads it and ticks them. */
function onlyTheActiveGameMaster(): void {
  if (game.users.activeGM?.isSelf !== true) throw new Error(game.i18n.localize("HEARTRUSH.Quench.gameMasterOnly"));
}

export function offer(quench: Quench): void {
  for (const [name, suite] of Object.entries(SUITES)) {
    const displayName = game.i18n.localize(`HEARTRUSH.Quench.batch.${name}`);
    quench.registerBatch(
      `${game.system.id}.${name}`,
      ({ describe, it, before, after, assert }) =>
        describe(displayName, function () {
          this.timeout(PATIENCE);
          const house = housekeeping();
          before(() => {
            onlyTheActiveGameMaster();
            house.begin();
          });
          after(() => house.end());
          suite(it, (actual, expected, what) => assert.deepEqual(actual, expected, what));
        }),
      { displayName, preSelected: false },
    );
  }
}
