import { SYSTEM_ID } from "./system.ts";

const CHANNEL = `system.${SYSTEM_ID}` as const;
const ABOUT = "card";
const REFUSED = "card-refused";

interface Socket {
  emit(event: string, payload: object, options?: { readonly recipients: readonly string[] }): void;
  on(event: string, heard: (payload: unknown, sender: unknown) => void): void;
}

/** The types know a socket's events by name alone; the recipients and the sender that the server adds are Foundry's. */
const socket = (): Socket => game.socket;

/** Asks the active Game Master's client to carry out what a button on a card says. */
export function askGameMaster(request: object): Promise<void> {
  const master = game.users.activeGM?.id ?? null;
  if (master !== null) socket().emit(CHANNEL, { about: ABOUT, request }, { recipients: [master] });
  return Promise.resolve();
}

/** Hears what others ask for. Who they are is what the server says, never what the payload says. False is told to them. */
export function onCardRequest(carryOut: (request: unknown, sender: User.Implementation) => Promise<boolean>): void {
  socket().on(CHANNEL, (payload, sender) => {
    if (!game.user.isActiveGM || typeof sender !== "string" || !isCardRequest(payload)) return;
    const user = game.users.get(sender);
    if (user === undefined) return;
    void carryOut(payload.request, user)
      .catch((error: unknown) => {
        console.error(error);
        return false;
      })
      .then((done) => {
        if (!done) socket().emit(CHANNEL, { about: REFUSED }, { recipients: [sender] });
      });
  });
}

/** Hears that nothing came of what one has asked the Game Master's client for. */
export function onCardRefused(tell: () => void): void {
  socket().on(CHANNEL, (payload, sender) => {
    const refused = typeof payload === "object" && payload !== null && Reflect.get(payload, "about") === REFUSED;
    if (refused && typeof sender === "string" && sender === game.users.activeGM?.id) tell();
  });
}

const isCardRequest = (payload: unknown): payload is { readonly request: unknown } =>
  typeof payload === "object" &&
  payload !== null &&
  Reflect.get(payload, "about") === ABOUT &&
  Object.hasOwn(payload, "request");

/** Questions from one user's browser to another's. The types want every question's name declared before it is asked. */
interface Asks {
  query(name: string, data: object, options: { readonly timeout: number }): Promise<unknown>;
}

const PATIENCE = 10_000;

/** Whoever is gone, or does not know the question, has no answer. */
export const askUser = (user: User.Implementation, name: string, data: object): Promise<unknown> =>
  (user as unknown as Asks).query(name, data, { timeout: PATIENCE }).catch(() => undefined);

export const answerUsers = (name: string, answer: (data: unknown) => unknown): void =>
  void Object.assign(CONFIG.queries, { [name]: answer });
