import { useState } from "react";

/** How a person likes to answer, kept on this device. Never an answer. */
export interface Preferences {
  view: "focus" | "list";
  /** Digits, C and ?; the keys with Ctrl, Shift or Enter stay. */
  shortcuts: boolean;
  autoAdvance: boolean;
}

const key = "rondo_answering";
const usual: Preferences = { view: "focus", shortcuts: true, autoAdvance: false };

function stored(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return usual;
    const { view, shortcuts, autoAdvance } = { ...usual, ...kept } as Record<keyof Preferences, unknown>;
    return {
      view: view === "list" ? "list" : "focus",
      shortcuts: shortcuts !== false,
      autoAdvance: autoAdvance === true,
    };
  } catch {
    return usual;
  }
}

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(stored);
  const choose = (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be closed: the choice lasts as long as the page.
    }
    setPreferences(next);
  };
  return [preferences, choose];
}
