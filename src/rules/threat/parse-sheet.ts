import { integer, listOf, nullable, oneOf, shape, tagged, text, truth, where, word } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readFaces, readItemId } from "./parse-choice.ts";
import { CONDITIONS, FACES, QUALITIES } from "./sheet.ts";
import type { Ammo, BreathDie, Injury, Item, Piece, Scores, Sheet, Shield, Weapon } from "./sheet.ts";

export const readAmount: Reader<number> = integer(0, 999);
const readSlots: Reader<number> = integer(0, 99);
const readMarks = listOf(integer(1, 12), 12);

const gear = { id: readItemId, slots: readSlots, held: truth, marks: readMarks, ruined: truth };

const weapon = <Kind extends Weapon["kind"]>(kind: Kind): Reader<Item> =>
  shape<Weapon>({
    ...gear,
    kind: oneOf([kind]),
    faces: readFaces,
    light: truth,
    loaded: truth,
    quality: nullable(oneOf(QUALITIES)),
    condition: nullable(oneOf(CONDITIONS)),
  });

const piece = <Kind extends Piece["kind"]>(kind: Kind): Reader<Item> =>
  shape<Piece>({ ...gear, kind: oneOf([kind]), count: readSlots });

const readItem: Reader<Item> = tagged<Item>("kind", {
  melee: weapon("melee"),
  bow: weapon("bow"),
  contraption: weapon("contraption"),
  shield: shape<Shield>({ ...gear, kind: oneOf(["shield"]), faces: readFaces, light: truth }),
  gambeson: piece("gambeson"),
  helmet: piece("helmet"),
  chainmail: piece("chainmail"),
  plate: piece("plate"),
  ammo: shape<Ammo>({ id: readItemId, kind: oneOf(["ammo"]), slots: readSlots, used: readAmount }),
});

const readScore: Reader<number> = integer(0, 99);

const unique = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

export const readSheet: Reader<Sheet> = where(
  shape<Sheet>({
    base: shape<Scores>({ guts: readScore, blood: readScore, nerves: readScore }),
    injuries: listOf(shape<Injury>({ id: word<string>(), label: text(128), amount: integer(1, 999) }), 128),
    breath: listOf(shape<BreathDie>({ faces: readFaces, lost: truth }), FACES.length),
    exhausted: listOf(readFaces, FACES.length),
    items: listOf(readItem, 128),
    incapacitated: truth,
  }),
  (sheet) => {
    if (!unique(sheet.items.map(({ id }) => id))) return "items with ids of their own";
    if (!unique(sheet.injuries.map(({ id }) => id))) return "injuries with ids of their own";
    return unique(sheet.breath.map(({ faces }) => faces)) ? null : "one breath die of a size";
  },
);
