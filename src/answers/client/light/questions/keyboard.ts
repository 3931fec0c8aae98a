/** The action of a key while the focus is inside the question. */
export type KeyAction =
  | { kind: "choose"; score: number }
  | { kind: "next" | "previous" | "comment" | "leaveComment" | "help" };

export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}
export interface KeyContext {
  /** The comment or a written answer. */
  inTextField: boolean;
  /** A button or a link: it handles Enter itself. */
  onControl: boolean;
  shortcutsOn: boolean;
}

/** Digits are read from the key; on a keyboard whose top row needs Shift (AZERTY), from its place. */
function parseDigit({ key, code, shiftKey }: Key): number | null {
  if (/^\d$/.test(key)) return Number(key);
  // Without NumLock the numeric pad gives arrows, and those belong to the radios.
  const place = shiftKey ? null : /^Digit(\d)$/.exec(code);
  return place ? Number(place[1]) : null;
}

export function resolveKeyAction(
  pressed: Key,
  { inTextField, onControl, shortcutsOn }: KeyContext,
): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (key === "Enter" && (ctrlKey || metaKey)) return { kind: "next" };
  if (inTextField) return key === "Escape" ? { kind: "leaveComment" } : null;
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Enter") return onControl ? null : { kind: shiftKey ? "previous" : "next" };
  if (!shortcutsOn) return null;
  if (key === "?") return { kind: "help" };
  if (key.toLowerCase() === "c") return { kind: "comment" };
  const digit = parseDigit(pressed);
  return digit === null ? null : { kind: "choose", score: digit };
}
