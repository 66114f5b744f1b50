import type { JoinAnswer, Lobby, LobbyUser } from "../common/protocol.ts";
import { remember } from "./seat.ts";

const root = document.getElementById("lobby") as HTMLElement;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  more: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...children);
  return made;
}

async function join(user: LobbyUser, password: string, says: HTMLElement): Promise<void> {
  const answer = await fetch("/api/join", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user: user.id, password }),
  });
  const reply = (await answer.json()) as JoinAnswer;
  if (!reply.ok) {
    says.textContent = reply.message;
    return;
  }
  remember(reply.token);
  location.href = "/game";
}

/** The page `/join` as Foundry has it, which is where tests of published systems come in; everybody else takes a seat. */
function joinForm(users: readonly LobbyUser[]): HTMLElement {
  const says = element("p", { className: "says" });
  says.setAttribute("role", "alert");
  const options = users.map(({ id, name, active }) => element("option", { value: id, disabled: active }, name));
  const select = element("select", { name: "userid", required: true }, element("option", { value: "" }), ...options);
  const password = element("input", { type: "password", name: "password", autocomplete: "current-password" });
  const form = element(
    "form",
    { id: "join-game-form", className: "seat" },
    element("label", {}, "Player", select),
    element("label", {}, "Password", password),
    element("button", { type: "submit", name: "join" }, "Join the game"),
    says,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const user = users.find(({ id }) => id === select.value);
    if (user) takeSeat(user, password.value, says);
  });
  return form;
}

function takeSeat(user: LobbyUser, password: string, says: HTMLElement): void {
  join(user, password, says).catch(() => {
    says.textContent = "The table does not answer.";
  });
}

function seat(user: LobbyUser): HTMLElement {
  const says = element("p", { className: "says" });
  says.setAttribute("role", "alert");
  const password = element("input", {
    type: "password",
    ariaLabel: `Password of ${user.name}`,
    placeholder: "Password",
    hidden: !user.hasPassword,
  });
  const button = element(
    "button",
    { type: "submit" },
    element("span", { className: "name" }, user.name),
    element("span", { className: "role" }, roleOf(user)),
  );
  button.style.setProperty("--user-color", user.color ?? "#888888");
  const form = element("form", { className: "seat" }, button, password, says);
  form.dataset["userId"] = user.id;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    takeSeat(user, password.value, says);
  });
  return form;
}

function roleOf({ role, active }: LobbyUser): string {
  const name = role >= 4 ? "Game master" : role === 3 ? "Assistant" : "Player";
  return active ? `${name}, at the table` : name;
}

function show({ world, system, release, users }: Lobby): void {
  document.title = `${world.title} · practice table`;
  const seats = [...users]
    .filter((user) => user.role > 0)
    .sort((a, b) => b.role - a.role || a.name.localeCompare(b.name));
  root.replaceChildren(
    element(
      "header",
      {},
      element("h1", {}, world.title),
      element("p", {}, `${system.title} ${system.version} on Foundry ${release.generation}`),
    ),
    element("h2", {}, "Who are you?"),
    location.pathname === "/join" ? joinForm(seats) : element("div", { className: "seats" }, ...seats.map(seat)),
    element(
      "p",
      { className: "hint" },
      "Each person takes a seat in a tab or on a computer of their own. One tab can be one person only.",
    ),
  );
}

async function open(): Promise<void> {
  const answer = await fetch("/api/lobby");
  show((await answer.json()) as Lobby);
}

open().catch(() =>
  root.replaceChildren(element("p", { className: "says" }, "The table does not answer. Is it still running?")),
);
