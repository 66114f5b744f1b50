/** HR-HAZ-5: how water hinders movement, and attack, defence and checks of motion. */
export const WATERS = {
  shallow: { difficult: true, net: 0 },
  standing: { difficult: true, net: -1 },
  under: { difficult: true, net: -5 },
} as const;
