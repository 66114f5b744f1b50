import { combatId, fighterId, sealReports, type TakenReveal } from "../../../../rules/index.ts";
import { takenWords, verifiedWords } from "../../../../view/index.ts";
import { chaptersOf, combatantOf, eventsOf, takenReveals } from "../../../encounter/index.ts";
import { look, type Look } from "../look.ts";

/** Whether seals of a fight have turned over, so that there is something to verify. */
export const canVerify = (combat: Combat.Implementation): boolean =>
  chaptersOf(combat).some(({ openings }) => Object.keys(openings).length > 0);

/** What this browser makes of every seal of a fight: it works each out anew from what was shown. */
export function verification({ combat, seat }: Look): readonly string[] {
  const reports = sealReports(combatId(combat.id ?? ""), chaptersOf(combat));
  return verifiedWords(reports, takenReveals(combat), seat, {
    names: Object.fromEntries([...game.users].map(({ id, name }) => [id, name])),
    playersOf: (fighter) => (combatantOf(combat, fighterId(fighter))?.players ?? []).map(({ id }) => id ?? ""),
  });
}

/** The reveals that were taken back while this card was the fight's latest. */
export function takenOn(at: Look, key: string): readonly string[] {
  const onCard = ({ step }: TakenReveal): boolean => {
    const before = eventsOf(at.combat, step - 1);
    return at.show.cards(before, at.seat, at.table).at(-1)?.key === key;
  };
  return takenReveals(at.combat)
    .filter(onCard)
    .map((reveal) => takenWords(reveal, at.seat));
}

/** The same of a whole fight, for its history. */
export const takenIn = ({ combat, seat }: Look): readonly string[] =>
  takenReveals(combat).map((reveal) => takenWords(reveal, seat));

/** Lets "Verify" be pressed, by anybody and on any of a fight's cards: what comes of it stands on the card, each thing once. */
export function acceptVerifying(combat: Combat.Implementation, content: HTMLElement): void {
  const place = content.querySelector(".card-verified");
  content.querySelector('[data-card-action="verify"]')?.addEventListener("click", () => {
    const at = look(combat);
    if (at === null || place === null) return;
    const standing = [...content.querySelectorAll(".warning")].filter((line) => !place.contains(line));
    const told = standing.map(({ textContent }) => textContent);
    const news = verification(at).filter((text) => !told.includes(text));
    const lines = news.map((text, first) => {
      const line = document.createElement("p");
      line.className = first === 0 ? "soft" : "warning";
      line.textContent = text;
      return line;
    });
    place.replaceChildren(...lines);
  });
}
