import { conditionStrip, type ConditionContext } from "../sheet/condition-strip.ts";
import { carriedRow, type ItemRowContext } from "../sheet/item-row.ts";
import { ofType, type BodyRecord, type Entries, type ItemRecord } from "../sheet/records.ts";
import { vitals, type VitalsContext } from "../sheet/vitals.ts";
import { marchingOrder, type Marcher } from "./order.ts";

/** What a user may know of somebody who marches along. */
export type MemberSeen =
  | {
      readonly is: "known";
      readonly name: string;
      readonly img: string;
      readonly body: BodyRecord;
      readonly rush: number | null;
    }
  | { readonly is: "glanced"; readonly name: string; readonly img: string }
  /** Somebody who is not there any more, or of whom the user may know nothing: what is said in place of a name. */
  | { readonly is: "nobody"; readonly name: string };

interface MemberContext {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly img: string;
  /** Whether there is a sheet to open. */
  readonly opens: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly editable: boolean;
  readonly heart: string;
  readonly most: string;
  readonly rush: number | null;
  readonly hp: VitalsContext["hp"] | null;
  readonly wounds: VitalsContext["wounds"];
  readonly conditions: readonly ConditionContext[];
}

export interface PartySheetContext {
  readonly editable: boolean;
  readonly members: readonly MemberContext[];
  readonly coins: number;
  readonly rows: readonly ItemRowContext[];
}

const NOTHING = {
  img: "",
  opens: false,
  heart: "",
  most: "",
  rush: null,
  hp: null,
  wounds: [],
  conditions: [],
} as const;
const NOBODY = { now: {}, choices: [] } as const;

type Shown = Omit<MemberContext, "id" | "number" | "first" | "last" | "editable">;

function shown(seen: MemberSeen): Shown {
  const { name } = seen;
  if (seen.is === "nobody") return { ...NOTHING, name };
  const glanced = { ...NOTHING, name, img: seen.img, opens: true };
  if (seen.is === "glanced") return glanced;
  const { body, rush } = seen;
  const { hp, wounds } = vitals(body, null, false);
  const { current, max } = body.heart;
  return {
    ...glanced,
    heart: `d${current}`,
    most: current === max ? "" : `d${max}`,
    rush,
    hp,
    wounds,
    conditions: conditionStrip(body.conditions, NOBODY, false).upon,
  };
}

const CARRIED = ["weapon", "armor", "shield", "gear"] as const;
export type Carried = (typeof CARRIED)[number];

/** Whether a thing of this kind can lie in a stash: what one has learnt cannot be handed on. */
export const isCarried = (type: string): type is Carried => CARRIED.some((carried) => carried === type);

/** For templates/heart-rush/party-sheet.hbs: who marches, the first first, and what lies in the stash of all. */
export function partySheet(
  { members, coins }: { readonly members: Entries<Marcher>; readonly coins: number },
  seen: (id: string, marcher: Marcher) => MemberSeen,
  items: readonly ItemRecord[],
  editable: boolean,
): PartySheetContext {
  const order = marchingOrder(members);
  return {
    editable,
    coins,
    members: order.flatMap((id, place) => {
      const marcher = members[id];
      if (marcher === undefined) return [];
      const end = { first: place === 0, last: place === order.length - 1 };
      return [{ id, number: place + 1, ...end, editable, ...shown(seen(id, marcher)) }];
    }),
    rows: CARRIED.flatMap((type) => ofType(items, type)).map((item) => ({
      ...carriedRow(item, editable, item.system.load),
      togglesHold: false,
      usesUp: false,
      gives: editable,
    })),
  };
}
