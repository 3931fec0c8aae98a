/** The sections of a report that a layout shows or not, in the order of the standard one. Method and openings end every report. */
export const layoutSections = [
  "essentials",
  "views",
  "behaviours",
  "values",
  "objectives",
  "comments",
  "since",
  "conversation",
] as const;
export type LayoutSection = (typeof layoutSections)[number];
