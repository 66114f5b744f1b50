import { isSheetAction } from "../../ports/sheet-bases.ts";
import { isSecondClick } from "../fight/input/once.ts";

/** The actions of a sheet, none of which a double click does twice but those that are pressed in a row. */
export const clickedOnce = (
  actions: Readonly<Record<string, unknown>>,
  inARow: (name: string) => boolean,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, act]) => {
      if (!isSheetAction(act)) return [name, act];
      const clicked = function (this: unknown, event: PointerEvent, target: HTMLElement): unknown {
        return isSecondClick(event) && !inARow(name) ? undefined : act.call(this, event, target);
      };
      return [name, clicked];
    }),
  );
