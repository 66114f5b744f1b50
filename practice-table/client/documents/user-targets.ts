import type { Document } from "../../common/abstract/document.ts";
import { pageMember } from "../client.ts";

interface Target {
  readonly id: string;
}

/** The tokens a user aims at, as the canvas shows them. */
export class UserTargets extends Set<Target> {
  readonly user: Document;

  constructor(user: Document) {
    super();
    this.user = user;
  }

  get ids(): string[] {
    return Array.from(this, (token) => token.id);
  }

  replace(ids: readonly string[]): void {
    const placeables = pageMember("canvas.tokens.placeables");
    const tokens = Array.isArray(placeables) ? (placeables as Target[]) : [];
    this.clear();
    for (const token of tokens) if (ids.includes(token.id)) this.add(token);
  }
}
