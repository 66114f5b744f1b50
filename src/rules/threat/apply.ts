import type { FighterId } from "../core/brand.ts";
import { loseBreath, recoverBreath } from "./breath.ts";
import { applyBrawl } from "./brawl/brawl-apply.ts";
import type { Event, Lost, Shot, Wear } from "./state/event.ts";
import { applyExchange, engaged } from "./exchange/exchange-apply.ts";
import type { Fight, Table } from "./state/model.ts";
import { shoot } from "./ranged.ts";
import { applyRuling } from "./ruling.ts";
import { addInjury, isWeapon } from "./state/sheet.ts";
import type { Sheet } from "./state/sheet.ts";
import { crossOut, markPiece, setHeld, setLoaded } from "./wear.ts";

/** Folds one event in: first what it did to the sheets, then what it did to the fight. */
export function apply(table: Table, event: Event): Table {
  if (event.type === "ruled") return applyRuling(table, event.ruling);
  const sheets = applySheets(table, event);
  const fight = applyFight({ fight: table.fight, sheets }, event);
  return { fight, sheets };
}

function applyFight(table: Table, event: Event): Fight {
  const { fight } = table;
  switch (event.type) {
    case "engaged":
      return engaged(table, event);
    case "armourMet": {
      const known = Object.entries(event.owed).filter(([who]) => Object.hasOwn(fight.fighters, who));
      return stopDice({ ...fight, owed: { ...fight.owed, ...Object.fromEntries(known) } }, event.stopped);
    }
    case "pieceMarked": {
      const { [event.who]: _placed, ...owed } = fight.owed;
      return { ...fight, owed };
    }
    default:
      return applyBrawl(applyExchange(table, event), event);
  }
}

type Stopped = readonly { readonly die: string; readonly by: FighterId }[];

function stopDice(fight: Fight, stopped: Stopped): Fight {
  const { scene } = fight;
  const stop = <Die extends { readonly id: string; readonly stopped: readonly FighterId[] }>(dice: readonly Die[]) =>
    dice.map((die) => {
      const by = stopped.filter((stop) => stop.die === die.id).map((stop) => stop.by);
      return by.length === 0 ? die : { ...die, stopped: [...new Set([...die.stopped, ...by])] };
    });
  if ("exchange" in scene) {
    return { ...fight, scene: { ...scene, exchange: { ...scene.exchange, dice: stop(scene.exchange.dice) } } };
  }
  return scene.phase === "clash" ? { ...fight, scene: { ...scene, dice: stop(scene.dice) } } : fight;
}

type Sheets = Table["sheets"];

const change = (sheets: Sheets, who: FighterId, edit: (sheet: Sheet) => Sheet): Sheets => {
  const sheet = sheets[who];
  return sheet === undefined ? sheets : { ...sheets, [who]: edit(sheet) };
};

const wearDown = (sheets: Sheets, wear: readonly Wear[]): Sheets =>
  wear.reduce(
    (all, { who, item, faces, ruined }) => change(all, who, (sheet) => crossOut(sheet, item, faces, ruined)),
    sheets,
  );

const spendShots = (sheets: Sheets, shots: readonly Shot[]): Sheets =>
  shots.reduce((all, { who, weapon, ammo }) => change(all, who, (sheet) => shoot(sheet, weapon, ammo)), sheets);

const loseDice = (sheets: Sheets, lost: readonly Lost[]): Sheets =>
  lost.reduce((all, { who, faces }) => change(all, who, (sheet) => loseBreath(sheet, [faces])), sheets);

function applySheets(table: Table, event: Event): Sheets {
  const { sheets, fight } = table;
  switch (event.type) {
    case "weaponsRolled":
      return spendShots(wearDown(sheets, event.wear), event.shots);
    case "armourMet":
      return wearDown(sheets, event.wear);
    case "pieceMarked":
      return change(sheets, event.who, (sheet) =>
        markPiece(sheet, event.pick.piece, event.pick.face, fight.options.armourMarks),
      );
    case "breathRolled":
      return loseDice(wearDown(sheets, event.wear), event.lost);
    case "struck":
      return event.blows.reduce((all, { who, injury, stands, lost }) => {
        const hurt = change(all, who, (sheet) => {
          const injured = addInjury(sheet, injury, "");
          return stands ? injured : { ...injured, incapacitated: true };
        });
        return lost === null ? hurt : loseDice(hurt, [lost]);
      }, sheets);
    case "ended": {
      const dropped = event.dropped.reduce(
        (all, { who, item }) => change(all, who, (sheet) => setHeld(sheet, item, false)),
        sheets,
      );
      return event.reloaded.reduce(
        (all, { who, item }) => change(all, who, (sheet) => setLoaded(sheet, item, true)),
        dropped,
      );
    }
    case "stated": {
      const spent = spendShots(wearDown(loseDice(sheets, event.lost), event.wear), event.shots);
      return event.dropped.reduce(
        (all, { who, item }) => change(all, who, (sheet) => setHeld(sheet, item, false)),
        spent,
      );
    }
    case "clashed":
      return event.parties.reduce(
        (all, { who, injury, falls }) =>
          change(all, who, (sheet) => {
            const injured = addInjury(sheet, injury, "");
            return falls ? { ...injured, incapacitated: true } : injured;
          }),
        sheets,
      );
    case "saved":
      return loseDice(sheets, event.lost);
    case "breathCaught":
      return change(sheets, event.who, (sheet) =>
        recoverBreath({ ...sheet, exhausted: [...new Set([...sheet.exhausted, event.exhaust])] }, event.recovered),
      );
    case "reloaded":
      return change(sheets, event.who, (sheet) => setLoaded(sheet, event.item, true));
    case "specialRolled":
      return change(sheets, event.who, (sheet) => ({
        ...sheet,
        items: sheet.items.map((item) =>
          item.id === event.item && isWeapon(item)
            ? { ...item, quality: event.quality, condition: event.condition }
            : item,
        ),
      }));
    default:
      return sheets;
  }
}
