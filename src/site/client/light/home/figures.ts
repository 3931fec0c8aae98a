/** Of the example report (src/reports/client/example), the three skills that the home page shows: figures.test.ts. */
export const figures = [
  { key: "listening", self: 3, manager: 4.3, peer: 4.3 },
  { key: "delegation", self: 4.7, manager: 2.7, peer: 2.4 },
  { key: "recognition", self: 4, manager: 4.3, peer: 4.3 },
] as const;
export type Figures = (typeof figures)[number];
