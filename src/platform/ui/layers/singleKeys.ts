import { useState } from "react";

const storageKey = "rondo_single_keys";

/** Keys without Ctrl can be switched off, for a person who dictates or presses keys without meaning to (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** The choice of this device. */
export function useSingleKeys() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const choose = (on: boolean) => {
    setIsOn(on);
    try {
      localStorage.setItem(storageKey, on ? "on" : "off");
    } catch {
      // Without storage nothing can be switched off for good.
    }
  };
  return [isOn, choose] as const;
}

/** Keys belong to the field, the dialog or the menu that has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
  ) !== null;
