import { freeText, integer, listOf, nullable, oneOf, shape, tagged, truth, where, word } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { readFaces, readItemId } from "./parse-choice.ts";
import { CONDITIONS, FACES, QUALITIES } from "./sheet.ts";
import type { BreathDie, Injury, Item, Scores, Sheet } from "./sheet.ts";

export const readAmount: Reader<number> = integer(0, 999);
const readSlots: Reader<number> = integer(0, 99);
const readMarks = listOf(integer(1, 12), 12);

const gear = { id: readItemId, slots: readSlots, held: truth, marks: readMarks, ruined: truth };

const shield = { ...gear, faces: readFaces, light: truth };
const weapon = {
  ...shield,
  loaded: truth,
  quality: nullable(oneOf(QUALITIES)),
  condition: nullable(oneOf(CONDITIONS)),
};
const piece = { ...gear, count: readSlots };

const readItem: Reader<Item> = tagged("kind", {
  melee: weapon,
  bow: weapon,
  contraption: weapon,
  shield,
  gambeson: piece,
  helmet: piece,
  chainmail: piece,
  plate: piece,
  ammo: { id: readItemId, slots: readSlots, used: readAmount },
});

const readScore: Reader<number> = integer(0, 99);

const unique = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

export const readSheet: Reader<Sheet> = where(
  shape<Sheet>({
    base: shape<Scores>({ guts: readScore, blood: readScore, nerves: readScore }),
    injuries: listOf(shape<Injury>({ id: word<string>(), label: freeText, amount: integer(1, 999) }), 128),
    breath: listOf(shape<BreathDie>({ faces: readFaces, lost: truth }), FACES.length),
    exhausted: listOf(readFaces, FACES.length),
    items: listOf(readItem, 128),
    incapacitated: truth,
  }),
  (sheet) => {
    if (!unique(sheet.items.map(({ id }) => id))) return "own-items";
    if (!unique(sheet.injuries.map(({ id }) => id))) return "own-injuries";
    return unique(sheet.breath.map(({ faces }) => faces)) ? null : "own-breath";
  },
);
