import type { PartialConfiguration } from "./application-shapes.ts";

export const APPLICATION_DEFAULTS: PartialConfiguration = {
  id: "app-{id}",
  classes: [],
  tag: "div",
  window: {
    frame: true,
    positioned: true,
    title: "",
    icon: "",
    controls: [],
    minimizable: true,
    resizable: false,
    contentTag: "section",
    contentClasses: [],
  },
  actions: {},
  position: {},
};
