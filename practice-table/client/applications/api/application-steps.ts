import { type Loose, seenAs } from "../../page.ts";
import { type EventOptions, tellOf } from "./application-events.ts";
import type { ClosingOptions, Position, RenderOptions } from "./application-shapes.ts";
import { endFamily } from "./application-family.ts";
import { attachWindow, type Detachable, detachWindow, leaveWindow } from "./detached-windows.ts";

interface Chained {
  inheritanceChain(): Iterable<{ readonly name: string }>;
}

/** The steps of an application's life that do nothing until a subclass fills them. */
export abstract class ApplicationSteps extends EventTarget {
  /** Takes a step of the application's life, and tells whoever listens to this instance and to the classes it descends from. */
  _doEvent<Answer>(handler: (...args: never[]) => Answer, options: EventOptions = {}): Answer | Promise<Answer> {
    return tellOf(this, handler, [...seenAs<Chained>(this.constructor).inheritanceChain()], options);
  }
  _canRender(_options: RenderOptions): false | void {}
  async _preFirstRender(_context: Loose, _options: RenderOptions): Promise<void> {}
  async _preRender(_context: Loose, _options: RenderOptions): Promise<void> {}
  async _onFirstRender(_context: Loose, _options: RenderOptions): Promise<void> {}
  async _onRender(_context: Loose, _options: RenderOptions): Promise<void> {}
  async _postRender(_context: Loose, _options: RenderOptions): Promise<void> {}
  async _preClose(_options: ClosingOptions): Promise<void> {}
  _onClose(_options: ClosingOptions): void {}
  _tearDown(_options: ClosingOptions): void {
    endFamily(this);
    leaveWindow(this);
  }
  _prePosition(_position: Position): void {}
  _onPosition(_position: Position): void {}
  /** Generation 14. */
  detachWindow(): Promise<void> {
    return detachWindow(seenAs<Detachable>(this));
  }
  attachWindow(): Promise<void> {
    return attachWindow(seenAs<Detachable>(this));
  }
  _onClickAction(_event: PointerEvent, _target: HTMLElement): unknown {
    return undefined;
  }
}
