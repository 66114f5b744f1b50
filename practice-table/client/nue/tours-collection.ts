import { Collection } from "../../common/utils/collection.ts";
import type { Tour } from "./tour.ts";

/** `game.tours`, by `<namespace>.<id>`. */
export class ToursCollection extends Collection<Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    if (this.has(`${namespace}.${id}`)) throw new Error(`A tour ${id} of ${namespace} is registered already.`);
    tour.namespace = namespace;
    tour.id = id;
    tour._reloadProgress();
    this.set(tour.key, tour);
  }

  override set(key: string, tour: Tour): this {
    if (key !== tour.key) throw new Error(`The tour ${tour.key} goes by its own key, not by ${key}.`);
    return super.set(key, tour);
  }
}
