import type { HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";
import { dieContext, type DieContext } from "../../shared/die.ts";

/** What can be pressed that has a rule of its own: in a sentence or two beside each, for the mouse and for the keyboard. */
const ACTS: Readonly<Partial<Record<string, LangKey>>> = {
  engage: "HEARTRUSH.Rule.act.engage",
  join: "HEARTRUSH.Rule.act.join",
  decline: "HEARTRUSH.Rule.act.decline",
  dash: "HEARTRUSH.Rule.act.dash",
  sidestep: "HEARTRUSH.Rule.act.sidestep",
  stand: "HEARTRUSH.Rule.act.stand",
  help: "HEARTRUSH.Rule.act.help",
  object: "HEARTRUSH.Rule.act.object",
  "call-out": "HEARTRUSH.Rule.act.callOut",
  pass: "HEARTRUSH.Rule.act.pass",
  attack: "HEARTRUSH.Rule.act.attack",
  grapple: "HEARTRUSH.Rule.act.grapple",
  climb: "HEARTRUSH.Rule.act.climb",
  hinder: "HEARTRUSH.Rule.act.hinder",
  stunt: "HEARTRUSH.Rule.act.stunt",
  hold: "HEARTRUSH.Rule.act.hold",
  plan: "HEARTRUSH.Rule.act.plan",
  blow: "HEARTRUSH.Rule.act.blow",
  "let-pass": "HEARTRUSH.Rule.act.letPass",
  trip: "HEARTRUSH.Rule.act.trip",
  shrug: "HEARTRUSH.Rule.act.shrug",
  take: "HEARTRUSH.Rule.act.take",
  stay: "HEARTRUSH.Rule.act.stay",
  "follow-up": "HEARTRUSH.Rule.act.followUp",
  drop: "HEARTRUSH.Rule.act.drop",
  start: "HEARTRUSH.Rule.act.start",
  resolve: "HEARTRUSH.Rule.act.resolve",
  steady: "HEARTRUSH.Rule.act.steady",
  escape: "HEARTRUSH.Rule.act.escape",
  "throw-off": "HEARTRUSH.Rule.act.throwOff",
  "put-out": "HEARTRUSH.Rule.act.putOut",
  "let-go": "HEARTRUSH.Rule.act.letGo",
  cling: "HEARTRUSH.Rule.act.cling",
  answer: "HEARTRUSH.Rule.act.answer",
  settle: "HEARTRUSH.Rule.act.settle",
  "end-ambush": "HEARTRUSH.Rule.act.endAmbush",
  "move-on": "HEARTRUSH.Rule.act.moveOn",
};

/** The rule of a kind of deed; nothing where its words say all there is. */
export function ruleOf(kind: string, command: HeartRush.Command, { say }: Words): string {
  const known = ACTS["stand" in command && command.stand ? "stand" : kind];
  return known === undefined ? "" : say(known);
}

type Told = Exclude<DieContext["tone"], "plain">;

/** A die that says what it is for. */
export const toldDie = (faces: number, tone: Told, ghost = false): DieContext => ({
  ...dieContext(faces, tone, ghost),
  tip: `HEARTRUSH.Rule.die.${tone}`,
});
