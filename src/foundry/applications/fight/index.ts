import { FIGHT_CHANGED, showFightsWith } from "../../encounter/index.ts";
import { inTurn } from "../../in-turn.ts";
import { allFights } from "../../ports/fights.ts";
import { hear } from "../../ports/hooks.ts";
import { isOpen, trackerTab, useTracker } from "../../ports/application-base.ts";
import { useToken } from "../../ports/tokens.ts";
import { presentationOf } from "../../../view/index.ts";
import { registerFightCards, rollsOf, write } from "./chat/cards.ts";
import { showPointedAt } from "./map/pointing.ts";
import { followSelection } from "./map/selection.ts";
import { rememberDeparted } from "./chat/person.ts";
import { Dock } from "./tracker/dock.ts";
import { asksAboutDrag, tellOfDrags } from "./map/drag-asks.ts";
import { EngagementWindow } from "./windows/engagement-window.ts";
import { registerFightSettings } from "./fight-settings.ts";
import { HeartRushToken } from "./map/heart-rush-token.ts";
import { HistoryWindow } from "./windows/history-window.ts";
import { redrawRange, showRangeOnHover } from "./map/hover-range.ts";
import { registerFightKeys } from "./input/keys.ts";
import { look, type Look } from "./look.ts";
import { say } from "../../chat/notices.ts";
import { lightSquares, pressSquares } from "./map/map-squares.ts";
import { floatNumbers } from "./map/floats.ts";
import { announceMoments } from "./moments.ts";
import { letTimePass } from "./world-time.ts";
import { tellFoesApart } from "./naming.ts";
import { listenForNudges } from "./map/nudge.ts";
import { openSummary, openWindow, openWith } from "./windows/open.ts";
import { pickOnSheet } from "./input/pick-on-sheet.ts";
import { onRedraw, redraw, redrawBesideTracker } from "./redraw.ts";
import { drawSheetPrompts } from "./input/sheet-prompts.ts";
import { SummaryWindow } from "./windows/summary-window.ts";
import { FightTracker } from "./tracker/tracker.ts";

/** What people see of a fight and press in it, in this browser. */
const open: {
  window: EngagementWindow | null;
  history: HistoryWindow | null;
  summary: SummaryWindow | null;
  dock: Dock | null;
} = { window: null, history: null, summary: null, dock: null };

/** The engagement whose window has opened by itself: once is enough, whoever closes it wants it closed. */
const opened = new Set<string>();

/** The fights whose end has been summed up in this browser. */
const ended = new Set<string>();

const viewed = (): Combat.Implementation | null => trackerTab()?.viewed ?? null;

/** Windows that are on their way: what they are going to ask the dock does not ask before them. */
let opening = 0;

/** Whoever asked for it goes on by keyboard in it; whoever is nudged in the middle of a word writes on. */
function bringForward(window: EngagementWindow): void {
  window.bringToFront();
  const typing = document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;
  if (!typing) window.element.querySelector<HTMLElement>(".fight-window")?.focus({ preventScroll: true });
}

async function showWindow(combat: Combat.Implementation, byHand: boolean): Promise<void> {
  open.window ??= new EngagementWindow();
  open.window.combat = combat;
  open.window.byHand = byHand;
  opening += 1;
  await open.window.render({ force: true }).finally(() => (opening -= 1));
  // Whoever has closed it while it was drawn has no window to bring forward.
  if (byHand && isOpen(open.window)) bringForward(open.window);
  // What the window asks now the dock need not ask.
  redraw();
}

/** The window opens for those in it and for whoever may come in: players for their own, a Game Master for everyone. */
function concerns({ ruleset, show, table, seat }: Look): boolean {
  const inside = ruleset.facts.members(table).some((id) => seat.who.fighters.includes(id));
  return seat.who.gm || inside || show.asks(table, seat).asks.length > 0;
}

function drawWindow(at: Look | null): void {
  const { window } = open;
  if (at !== null && at.clash !== null) {
    const key = `${at.combat.id} ${at.clash}`;
    if (!opened.has(key) && concerns(at)) {
      opened.add(key);
      void openWindow(at.combat, false);
      return;
    }
  }
  if (!isOpen(window)) return;
  // Of a fight that is gone nothing can be chosen any more.
  if (window?.combat && !allFights().includes(window.combat)) void window.close();
  else void window?.render();
}

/** The dock asks only what neither an open window nor an open sheet asks. */
async function drawStrips(): Promise<void> {
  open.dock ??= new Dock();
  const { dock } = open;
  const at = look(viewed());
  dock.combat = at?.combat ?? null;
  await drawSheetPrompts(at);
  const inWindow = at?.clash !== null && (isOpen(open.window) || opening > 0);
  const inSidebar = at?.clash === null && trackerTab()?.active === true;
  if (at !== null && !inWindow && dock.asks(inSidebar)) await dock.render({ force: true });
  else if (isOpen(dock)) await dock.close();
}

let stripsWait = false;

/** One drawing of the strips after another: what is still being opened could not be closed. */
function queueStrips(): void {
  if (stripsWait) return;
  stripsWait = true;
  inTurn("strips", () => {
    stripsWait = false;
    return drawStrips();
  }).catch((error: unknown) => console.error(error));
}

function draw(): void {
  const at = look(viewed());
  drawWindow(at);
  queueStrips();
  lightSquares(at);
  redrawRange();
  for (const app of [open.history, open.summary]) if (isOpen(app)) void app?.render();
}

/** Called once at `init`. */
export function registerFightApplications(): void {
  showFightsWith({
    refusal: (name, code) => {
      const presentation = presentationOf(name);
      return presentation === null ? code : say(presentation.refusal(code));
    },
    writeCard: write,
    rollsTold: rollsOf,
    asksBefore: asksAboutDrag,
  });
  registerFightSettings();
  useTracker(FightTracker);
  openWith({
    window: showWindow,
    history: async (combat) => {
      open.history ??= new HistoryWindow();
      open.history.combat = combat;
      await open.history.render({ force: true });
    },
    summary: async (combat) => {
      open.summary ??= new SummaryWindow();
      open.summary.combat = combat;
      await open.summary.render({ force: true });
    },
    pick: pickOnSheet,
  });
  registerFightCards();
  useToken(HeartRushToken);
  tellOfDrags();
  registerFightKeys();
  listenForNudges();
  showRangeOnHover();
  showPointedAt();
  followSelection();
  pressSquares();
  rememberDeparted();
  announceMoments();
  floatNumbers();
  letTimePass();
  tellFoesApart();
  onRedraw(draw);
  addEventListener("resize", queueStrips);
  Hooks.on(FIGHT_CHANGED, (combat, { doing }) => {
    redrawBesideTracker();
    const at = look(combat);
    if (at === null) return;
    // What is set right after the end is no new end.
    if (!at.ruleset.facts.over(at.table.fight)) ended.delete(combat.id ?? "");
    else if (doing === "do" && !ended.has(combat.id ?? "")) {
      ended.add(combat.id ?? "");
      void openSummary(combat);
    }
  });
  for (const hook of [
    "updateActor",
    "deleteCombat",
    "userConnected",
    "closeEngagementWindow",
    "collapseSidebar",
    "changeSidebarTab",
    "canvasReady",
  ])
    hear(hook, redraw);
  // Foundry draws the tracker anew with each of its combatants.
  hear("updateCombatant", redrawBesideTracker);
  hear("renderActorSheetV2", (_sheet, _element, _context, { isFirstRender }: { readonly isFirstRender?: boolean }) => {
    if (isFirstRender === true) queueStrips();
  });
  hear("closeActorSheetV2", queueStrips);
  // What a token's own actor has become is told of the token, which moves more often than it changes.
  hear("updateToken", (_token, changes: object) => {
    if ("delta" in changes) redraw();
  });
  Hooks.once("ready", redraw);
}
