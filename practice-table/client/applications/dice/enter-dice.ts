import type { WantedDice } from "../../dice/fulfilment.ts";
import { words } from "../../page.ts";
import { DialogV2 } from "../api/dialog-v2.ts";

function inputOf({ denomination, faces, number }: WantedDice, name: string, die: number): HTMLElement {
  const input = document.createElement("input");
  Object.assign(input, { type: "number", name, min: "1", max: String(faces), step: "1", placeholder: denomination });
  input.autofocus = name === "0.0";
  input.ariaLabel = words("DICE.Die", { die: denomination, n: die + 1, of: number });
  return input;
}

/** Asks for the faces of dice thrown by hand. Whoever closes the window leaves all of them to the table. */
export async function enterDice(wanted: readonly WantedDice[]): Promise<readonly (readonly (number | null)[])[]> {
  const content = document.createElement("div");
  content.className = "enter-dice standard-form";
  const hint = document.createElement("p");
  hint.className = "hint";
  hint.textContent = words("DICE.EnterHint");
  content.append(hint);
  for (const [index, dice] of wanted.entries()) {
    const group = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legend.textContent = [`${dice.number}${dice.denomination}`, dice.flavor].filter(Boolean).join(" · ");
    const inputs = Array.from({ length: dice.number }, (_, die) => inputOf(dice, `${index}.${die}`, die));
    group.append(legend, ...inputs);
    content.append(group);
  }
  const answer = await DialogV2.input({
    window: { title: "DICE.EnterTitle", icon: "fa-solid fa-hand-holding" },
    content,
    ok: { label: "DICE.Thrown" },
    rejectClose: false,
  });
  const entered = (answer ?? {}) as Record<string, unknown>;
  return wanted.map(({ number, faces }, index) =>
    Array.from({ length: number }, (_, die) => {
      const face = Number(entered[`${index}.${die}`] ?? Number.NaN);
      return Number.isInteger(face) && face >= 1 && face <= faces ? face : null;
    }),
  );
}
