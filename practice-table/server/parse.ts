import { COLLECTIONS, type DocumentName, EMBEDDED, isPrimary } from "../common/hierarchy.ts";
import { isJsonObject, type Json, type JsonObject } from "../common/json.ts";
import type {
  ClientFrame,
  ClientRequest,
  DocumentOperation,
  OperationOptions,
  PackManagement,
  QueryAnswer,
  UserActivity,
} from "../common/protocol.ts";
import { Refusal } from "./refusal.ts";

/** How many values there may be in one frame, at any depth. */
export const MOST_VALUES = 100_000;
const LIMITS = { depth: 64, values: MOST_VALUES, string: 1_000_000, operations: 1_000, documents: 1_000, id: 100 };
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

const malformed = (what: string): Refusal => new Refusal("malformed", `Malformed request: ${what}`);

/** Reads a frame as a stranger's: what comes out has the declared shape, whatever came in. Throws `Refusal`. */
export function parseFrame(received: unknown): ClientFrame {
  guardJson(received);
  if (!isJsonObject(received)) throw malformed("the frame is no object");
  return { id: text(received, "id"), request: parseRequest(received["request"]) };
}

/** The id of a frame that could not be parsed, so that its refusal finds the one who asks. */
export function frameId(received: unknown): string | null {
  const id: unknown = isJsonObject(received) ? received["id"] : undefined;
  return typeof id === "string" && id.length <= LIMITS.id ? id : null;
}

/** Only JSON, of bearable size, without a key that would reach a prototype. */
function guardJson(root: unknown): asserts root is Json {
  let values = 0;
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) throw new Refusal("tooLarge", "The request is too large.");
    if (value === null || typeof value === "boolean") return;
    if (typeof value === "number") {
      if (!Number.isFinite(value)) throw malformed("a number is not finite");
      return;
    }
    if (typeof value === "string") {
      if (value.length > LIMITS.string) throw new Refusal("tooLarge", "The request is too large.");
      return;
    }
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, depth + 1);
      return;
    }
    if (!isJsonObject(value)) throw malformed("a value is no JSON");
    for (const key of Object.keys(value)) {
      const parts = key.replace(/^(-=|==)/, "").split(".");
      if (parts.some((part) => FORBIDDEN.has(part.replace(/^(-=|==)/, "")))) throw malformed("a key is forbidden");
      visit(value[key], depth + 1);
    }
  };
  visit(root, 0);
}

function parseRequest(request: Json | undefined): ClientRequest {
  if (!isJsonObject(request)) throw malformed("there is no request");
  const kind = request["kind"] as ClientRequest["kind"];
  switch (kind) {
    case "modifyDocument":
      return {
        kind,
        operations: bounded(list(request, "operations", LIMITS.operations).map(parseOperation)),
        ...(request["pack"] !== undefined && { pack: text(request, "pack") }),
      };
    case "managePack":
      return { kind, manage: parseManagement(request["manage"]) };
    case "packIndex":
      return { kind, pack: text(request, "pack"), fields: texts(request, "fields") };
    case "packDocuments":
      return { kind, pack: text(request, "pack"), ids: request["ids"] === null ? null : texts(request, "ids") };
    case "worldDocuments": {
      const documentName = text(request, "documentName");
      if (!isPrimary(documentName)) throw malformed("documentName");
      return { kind, documentName };
    }
    case "importAdventure":
      return { kind, pack: text(request, "pack"), id: text(request, "id") };
    case "packageSocket": {
      const event = text(request, "event");
      const args = list(request, "args", 100);
      if (request["recipients"] === undefined) return { kind, event, args };
      return { kind, event, args, recipients: texts(request, "recipients") };
    }
    case "query": {
      const timeout = request["timeout"] ?? null;
      if (timeout !== null && !(typeof timeout === "number" && timeout > 0)) throw malformed("timeout");
      const data = request["data"] ?? null;
      return { kind, target: text(request, "target"), name: text(request, "name"), data, timeout };
    }
    case "queryAnswer":
      return { kind, query: text(request, "query"), answer: parseAnswer(request["answer"]) };
    case "activity":
      return { kind, activity: parseActivity(request["activity"]) };
    case "resend": {
      const after = request["after"];
      if (typeof after !== "number" || !Number.isInteger(after) || after < 0) throw malformed("after");
      return { kind, after };
    }
    default:
      throw malformed("the kind of request is unknown");
  }
}

function parseManagement(manage: Json | undefined): PackManagement {
  if (!isJsonObject(manage)) throw malformed("manage");
  switch (manage["action"]) {
    case "create":
      return {
        action: "create",
        name: text(manage, "name"),
        label: text(manage, "label"),
        type: text(manage, "type"),
      };
    case "configure":
      return { action: "configure", pack: text(manage, "pack"), locked: manage["locked"] !== false };
    case "delete":
      return { action: "delete", pack: text(manage, "pack") };
    default:
      throw malformed("the action is unknown");
  }
}

/** In whatever operations they come: one request is judged, written and told as one. */
function bounded(operations: readonly DocumentOperation[]): readonly DocumentOperation[] {
  const documents = operations.reduce((sum, operation) => sum + documentsOf(operation).length, 0);
  if (documents > LIMITS.documents) throw new Refusal("tooLarge", "The request is too large.");
  return operations;
}

function documentsOf(operation: DocumentOperation): readonly unknown[] {
  switch (operation.action) {
    case "create":
      return operation.data;
    case "update":
      return operation.updates;
    case "delete":
      return operation.ids;
  }
}

const NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(COLLECTIONS),
  ...Object.values(EMBEDDED).flatMap((children) => Object.keys(children)),
]);

function parseOperation(operation: Json): DocumentOperation {
  if (!isJsonObject(operation)) throw malformed("an operation is no object");
  const documentName = text(operation, "documentName") as DocumentName;
  if (!NAMES.has(documentName)) throw new Refusal("unknownDocument", `There are no documents named ${documentName}.`);
  const parentUuid = operation["parentUuid"] === null ? null : text(operation, "parentUuid");
  const options = (operation["options"] ?? {}) as OperationOptions;
  if (!isJsonObject(options)) throw malformed("options");
  const shared = { documentName, parentUuid, options };
  switch (operation["action"]) {
    case "create":
      return { ...shared, action: "create", data: objects(operation, "data") };
    case "update":
      return { ...shared, action: "update", updates: objects(operation, "updates") };
    case "delete":
      return { ...shared, action: "delete", ids: texts(operation, "ids") };
    default:
      throw malformed("the action is unknown");
  }
}

function parseAnswer(answer: Json | undefined): QueryAnswer {
  if (!isJsonObject(answer)) throw malformed("answer");
  if (answer["ok"] === true) return { ok: true, value: answer["value"] ?? null };
  return { ok: false, message: text(answer, "message") };
}

function parseActivity(activity: Json | undefined): UserActivity {
  if (!isJsonObject(activity)) throw malformed("activity");
  const { sceneId, targets, cursor, ping, ruler } = activity;
  const point = (value: Json): value is { x: number; y: number } =>
    isJsonObject(value) && typeof value["x"] === "number" && typeof value["y"] === "number";
  if (sceneId !== undefined && sceneId !== null && typeof sceneId !== "string") throw malformed("sceneId");
  if (cursor !== undefined && cursor !== null && !point(cursor)) throw malformed("cursor");
  if (ping !== undefined && !isJsonObject(ping)) throw malformed("ping");
  return {
    ...(sceneId !== undefined && { sceneId }),
    ...(targets !== undefined && { targets: texts(activity, "targets") }),
    ...(cursor !== undefined && { cursor }),
    ...(ping !== undefined && { ping }),
    ...(ruler !== undefined && { ruler }),
  };
}

function text(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value !== "string" || value.length === 0 || value.length > 10_000) throw malformed(key);
  return value;
}

function list(object: JsonObject, key: string, most: number): readonly Json[] {
  const value = object[key];
  if (!Array.isArray(value)) throw malformed(key);
  if (value.length > most) throw new Refusal("tooLarge", "The request is too large.");
  return value as readonly Json[];
}

function texts(object: JsonObject, key: string): readonly string[] {
  const values = list(object, key, LIMITS.documents);
  if (!values.every((value): value is string => typeof value === "string")) throw malformed(key);
  return values;
}

function objects(object: JsonObject, key: string): readonly JsonObject[] {
  const values = list(object, key, LIMITS.documents);
  if (!values.every(isJsonObject)) throw malformed(key);
  return values;
}
