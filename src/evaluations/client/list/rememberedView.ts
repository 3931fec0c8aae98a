/** How evaluations can be looked at; each has its address. */
export const evaluationViews = ["list", "board", "calendar"] as const;
export type EvaluationView = (typeof evaluationViews)[number];

const storageKey = "rondo_evaluations_view";

/** The one that was chosen last on this device. */
export function readRememberedView(): EvaluationView {
  try {
    return evaluationViews.find((one) => one === localStorage.getItem(storageKey)) ?? "list";
  } catch {
    return "list";
  }
}

export function rememberView(view: EvaluationView): void {
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}
