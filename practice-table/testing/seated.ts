import type { Document } from "../common/abstract/document.ts";
import type { Generation } from "../common/protocol.ts";
import type { Actor } from "../client/documents/actor.ts";
import { joinFully, type FullClient } from "./full-client.ts";
import { LocalTable } from "./local-table.ts";
import { USERS } from "./practice-table.ts";

/** A system's module: a wanderer with light, half of which is its glow. */
export function wanderers(client: FullClient): void {
  const { CONFIG, TypeDataModel, fields } = client;
  class Wanderer extends TypeDataModel {
    declare light: { value: number; max: number };
    declare glow: number;
    static override defineSchema() {
      const number = (initial: number) =>
        new fields.NumberField({ required: true, nullable: false, integer: true, initial });
      return {
        light: new fields.SchemaField({ value: number(4), max: number(10) }),
        tags: new fields.SetField(new fields.StringField()),
      };
    }
    override prepareDerivedData(): void {
      this.glow = Math.floor(this.light.value / 2);
    }
  }
  (CONFIG["Actor"] as { dataModels: object }).dataModels = { wanderer: Wanderer };
}

/** A Game Master and a player, each with a whole client, at one table in this process. */
export class Seated {
  readonly table: LocalTable;
  readonly gm: FullClient;
  readonly ada: FullClient;

  private constructor(table: LocalTable, gm: FullClient, ada: FullClient) {
    this.table = table;
    this.gm = gm;
    this.ada = ada;
  }

  static async at(generation: Generation = 13): Promise<Seated> {
    const table = await LocalTable.open({ generation });
    const gm = await joinFully(table, USERS.gm, wanderers);
    const ada = await joinFully(table, USERS.ada, wanderers);
    await table.settle();
    return new Seated(table, gm, ada);
  }

  /** Letters lie until they are delivered, so what waits for an answer is delivered to until it has one. */
  async done<T>(work: Promise<T>): Promise<T> {
    let settled = false;
    const finished = work.finally(() => {
      settled = true;
    });
    finished.catch(() => undefined);
    while (!settled) await this.table.settle();
    await this.table.settle();
    return finished;
  }

  async make(client: FullClient, name: string, data: Record<string, unknown>): Promise<Document> {
    return (await this.done(classOf(client, name).create(data))) as Document;
  }

  wanderer(more: object = {}): Promise<Actor> {
    return this.make(this.gm, "Actor", { name: "Wren", type: "wanderer", ...more }) as Promise<Actor>;
  }
}

export const classOf = (client: FullClient, name: string): typeof Document =>
  (client.CONFIG[name] as { documentClass: typeof Document }).documentClass;
