/** On a control that is an icon alone, or whose explanation has no room: always shown. */
export const tooltip = (words: string | null | undefined, side?: TooltipSide) =>
  words ? { "data-tooltip": words, "data-tooltip-side": side } : {};

/**
 * On an element that an ellipsis may cut: shown while it is cut.
 * @param whole what is shown instead of the element's own text
 */
export const truncated = (whole = "") => ({ "data-truncated": whole });

export type TooltipSide = "bottom" | "right";
