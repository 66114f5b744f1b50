import type { Subject } from "../../common/permissions.ts";
import { type Branch, wholeSource } from "./tree.ts";

/** A branch as the permission rules see it; a token shows its delta, because that may name other owners. */
export function subjectOf(branch: Branch): Subject {
  const source = branch.name === "Token" ? wholeSource(branch) : branch.source;
  return { name: branch.name, source, parent: branch.parent && subjectOf(branch.parent) };
}
