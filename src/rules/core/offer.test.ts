import { describe, expect, test } from "vitest";
import { fighterId } from "./brand.ts";
import { deed, offersFrom } from "./offer.ts";

const [ANA, ORC, IMP] = ["ana", "orc", "imp"].map(fighterId);
const hit = (on: typeof ORC, by: string) => ({ on: on ?? fighterId(""), by });
const offerOf = ({ on }: ReturnType<typeof hit>) => deed("hit", ANA ?? null, on, { fixed: [1] });

describe("offers", () => {
  test("hold the ways to do one thing, where the first of them stood", () => {
    const offers = offersFrom([hit(ORC, "hand"), hit(IMP, "hand"), hit(ORC, "foot")], offerOf);
    expect(offers).toEqual([
      {
        id: "hit ana orc 1",
        kind: "hit",
        who: "ana",
        whom: "orc",
        open: false,
        refusal: null,
        ways: [hit(ORC, "hand"), hit(ORC, "foot")],
      },
      {
        id: "hit ana imp 1",
        kind: "hit",
        who: "ana",
        whom: "imp",
        open: false,
        refusal: null,
        ways: [hit(IMP, "hand")],
      },
    ]);
  });
});
