import { page } from "../../page.ts";

export interface EventOptions {
  /** Waits for what the handler promises before anybody is told. */
  readonly async?: boolean;
  readonly handlerArgs?: readonly unknown[];
  readonly debugText?: string;
  readonly eventName?: string;
  /** A `{}` in it stands for the name of a class; without one the name comes last, if all classes have their hook. */
  readonly hookName?: string;
  readonly hookArgs?: readonly unknown[];
  /** What the handler answers is handed to the hooks, after their other arguments. */
  readonly hookResponse?: boolean;
  readonly parentClassHooks?: boolean;
}

type Handler<Answer> = (...args: never[]) => Answer;

/** Runs the handler, tells those who listen to the instance, and calls the hook of each class, the concrete one first. */
export function tellOf<Answer>(
  app: EventTarget,
  handler: Handler<Answer>,
  classes: readonly { readonly name: string }[],
  options: EventOptions,
): Answer | Promise<Answer> {
  const answer = handler.call(app, ...((options.handlerArgs ?? []) as never[]));
  if (options.async) return Promise.resolve(answer).then((settled) => tell(app, settled, classes, options));
  return tell(app, answer, classes, options);
}

function tell<Answer>(
  app: EventTarget,
  answer: Answer,
  classes: readonly { readonly name: string }[],
  { eventName, hookName, hookArgs = [], hookResponse = false, parentClassHooks = true }: EventOptions,
): Answer {
  if (eventName) app.dispatchEvent(new Event(eventName, { bubbles: true, cancelable: true }));
  if (!hookName) return answer;
  const args = hookResponse ? [...hookArgs, answer] : hookArgs;
  const named = hookName.includes("{}") || !parentClassHooks ? hookName : `${hookName}{}`;
  for (const { name } of parentClassHooks ? classes : classes.slice(0, 1)) {
    page.Hooks.callAll(named.replace("{}", name), app, ...args);
  }
  return answer;
}
