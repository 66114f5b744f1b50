import { DataField } from "./data-field.ts";

export class AnyField extends DataField {}
