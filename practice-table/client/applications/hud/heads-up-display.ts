import { page } from "../../page.ts";
import { TokenHUD } from "./token-hud.ts";

/** What floats over objects of the scene. */
export class HeadsUpDisplay {
  readonly token: TokenHUD;

  constructor() {
    const Hud = (page.CONFIG["Token"]?.["hudClass"] as typeof TokenHUD | undefined) ?? TokenHUD;
    this.token = new Hud();
    page.Hooks.on("canvasPan", () => this.token.follow());
  }
}
