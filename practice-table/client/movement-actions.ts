import type { CostFunction } from "./grid/grid-shapes.ts";

export interface MovementAction {
  label: string;
  icon: string;
  order: number;
  teleport: boolean;
  measure: boolean;
  walls: string | null;
  visualize: boolean;
  canSelect: (token: object) => boolean;
  getCostFunction?: (token: object, options: object) => (...args: [number, ...Parameters<CostFunction>]) => number;
}

/** `CONFIG.Token.movement.actions`: ways to move. A system adds its own. */
export function movementActions(): Record<string, MovementAction> {
  const action = (name: string, icon: string, order: number, more: Partial<MovementAction> = {}): MovementAction => ({
    label: `TOKEN.MOVEMENT.ACTIONS.${name}.label`,
    icon: `fa-solid ${icon}`,
    order,
    teleport: false,
    measure: true,
    walls: "move",
    visualize: true,
    canSelect: () => true,
    ...more,
  });
  return {
    walk: action("walk", "fa-person-walking", 0),
    fly: action("fly", "fa-person-fairy", 1),
    swim: action("swim", "fa-person-swimming", 2),
    burrow: action("burrow", "fa-person-digging", 3),
    crawl: action("crawl", "fa-person-praying", 4),
    climb: action("climb", "fa-person-through-window", 5),
    jump: action("jump", "fa-person-running-fast", 6),
    blink: action("blink", "fa-person-from-portal", 7, { teleport: true }),
    displace: action("displace", "fa-transporter-1", 8, {
      teleport: true,
      measure: false,
      walls: null,
      visualize: false,
    }),
  };
}
