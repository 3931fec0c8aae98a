import type { FieldError, FieldReason } from "#platform/errors.ts";
import { useSay, useTexts } from "./language.tsx";

/** A reason of the closed list, or a whole sentence where a screen has to say something else. */
export type Reason = FieldReason | FieldError | { sentence: string };

/**
 * Leaving a field by pressing a button: an error that appears at once would move the button from under the
 * pointer, and the click would be lost. So what blur shows waits for the press to end.
 */
export function afterThePress(show: () => void) {
  if (!pressing) return show();
  const end = () => {
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    // The click comes just after the pointer is up.
    setTimeout(show);
  };
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
let pressing = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (pressing = true), true);
  for (const event of ["pointerup", "pointercancel"] as const)
    window.addEventListener(event, () => (pressing = false), true);
}

export const fieldId = (name: string) => `field-${name}`;

export function focusField(name: string) {
  document.getElementById(fieldId(name))?.focus();
}

/** The sentence under a field. */
export function useReasonWords(): (reason: Reason) => string {
  const { fields } = useTexts("platform");
  const say = useSay();
  return (reason) => {
    if (typeof reason === "object" && "sentence" in reason) return reason.sentence;
    const { reason: key, ...values } = typeof reason === "string" ? { reason } : reason;
    return say(fields[key], { ...values });
  };
}
