import { TypeDataModel } from "../abstract/type-data.ts";
import type { Document } from "../abstract/document.ts";
import { SetField, StringField } from "./fields/index.ts";

interface EventsOptions {
  readonly events?: readonly string[];
  readonly initial?: readonly string[];
}

/** What a package's behaviour of a region extends: its data are kept, and nothing happens to those who walk about. */
export class RegionBehaviorType extends TypeDataModel {
  static events: Record<string, (event: object) => Promise<void>> = {};

  static _createEventsField({ events = [], initial = [] }: EventsOptions = {}): SetField {
    const choices = Object.fromEntries(events.map((event) => [event, event]));
    return new SetField(new StringField({ required: true, choices }), { initial: [...initial] });
  }

  get behavior(): Document | null {
    return this.parent as Document | null;
  }
  get region(): Document | null {
    return this.behavior?.parent ?? null;
  }
  get scene(): Document | null {
    return this.region?.parent ?? null;
  }

  async _handleRegionEvent(_event: object): Promise<void> {}
}
