/**
 * The widths at which a layout changes, for both shells; `@media` writes them as they are, or a hundredth less for
 * `max-width` (breakpoints.test.ts). Mantine takes those that it knows by name.
 */
export const breakpoints = {
  /** Below: the smallest phones, and a page at 400 %. */
  tiny: "22em",
  xs: "36em",
  /** Below: a phone. One column, cards in the place of tables. */
  sm: "48em",
  /** From here: tables with all of their columns. */
  md: "62em",
  /** From here: the side bar; below, the bar at the bottom. */
  sidebar: "64em",
  lg: "75em",
  xl: "88em",
};
