import type { Event } from "../state/event.ts";
import { highest } from "../breath.ts";
import type { Brawl, Fight } from "../state/model.ts";

/** The fight after an event of a brawl; other events leave it as it is. */
export function applyBrawl(fight: Fight, event: Event): Fight {
  const { scene } = fight;
  if (!("brawl" in scene)) return fight;
  const { brawl } = scene;
  switch (event.type) {
    case "declared": {
      const { who: attacker, foe, vantage } = event;
      if (brawl.members[attacker] === undefined || brawl.members[foe] === undefined) return fight;
      const clash = { phase: "clash", brawl, attacker, foe, vantage, stated: {}, dice: [] } as const;
      return { ...fight, number: fight.number + 1, scene: clash };
    }
    case "leftToGm":
      return { ...fight, scene: { phase: "declare", brawl } };
    case "stated": {
      if (scene.phase !== "clash" || (event.who !== scene.attacker && event.who !== scene.foe)) return fight;
      const { answer, stance, armed } = event;
      const stated = { ...scene.stated, [event.who]: { answer, stance, armed, high: highest(event.breath) } };
      return { ...fight, scene: { ...scene, stated, dice: [...scene.dice, ...event.dice] } };
    }
    case "clashed": {
      const gone = event.parties.filter((party) => party.away).map((party) => party.who);
      const members: Record<string, Brawl["members"][keyof Brawl["members"]]> = { ...brawl.members };
      for (const who of gone) if (members[who] !== undefined) members[who] = { away: true };
      return { ...fight, scene: { phase: "declare", brawl: { members } } };
    }
    case "brawlEnded":
      return { ...fight, scene: { phase: "brawl-over", brawl } };
    case "ended":
      return { ...fight, scene: { phase: "lull" } };
    default:
      return fight;
  }
}
