export { INNOCENT, NotInHost, strictNamespace } from "../common/not-in-host.ts";
