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
