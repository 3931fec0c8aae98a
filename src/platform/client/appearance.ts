import { useState } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Chosen on this device; also read by public/appearance.js, before the first paint. */
const keys = { theme: "rondo_theme", contrast: "rondo_contrast", motion: "rondo_motion" } as const;
type Key = keyof typeof keys;
/** What is stored where the person asks for more contrast, or less motion, than the system does. */
const asked = { contrast: "more", motion: "less" } as const;

function stored(key: Key): string | null {
  try {
    return localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

function store(key: Key, value: string): void {
  try {
    localStorage.setItem(keys[key], value);
  } catch {
    // Storage may be closed: the choice lasts as long as the page.
  }
}

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
function storedTheme(): Theme {
  const theme = stored("theme");
  return isTheme(theme) ? theme : "system";
}

const darkSystem = "(prefers-color-scheme: dark)";
const contrastSystem = "(prefers-contrast: more)";

/** What is chosen, on the root of the page. The system's wish for less motion is the style sheet's own. */
function apply(chosen: { theme?: Theme; contrast?: string; motion?: string } = {}) {
  const { theme = storedTheme(), contrast = stored("contrast"), motion = stored("motion") } = chosen;
  const shown = theme === "system" ? (matchMedia(darkSystem).matches ? "dark" : "light") : theme;
  const root = document.documentElement;
  root.setAttribute("data-theme", shown);
  root.setAttribute("data-mantine-color-scheme", shown);
  root.toggleAttribute("data-contrast", contrast === asked.contrast || matchMedia(contrastSystem).matches);
  root.toggleAttribute("data-still", motion === asked.motion);
}

/** Follows the system while the person has chosen nothing else. Returns what stops following. */
export function followSystem(): () => void {
  const queries = [matchMedia(darkSystem), matchMedia(contrastSystem)];
  const follow = () => apply();
  for (const query of queries) query.addEventListener("change", follow);
  return () => {
    for (const query of queries) query.removeEventListener("change", follow);
  };
}

/** Runs what makes the browser forget everything of ours, and puts these choices back: they say nothing about a person. */
export async function keepingAppearance(work: () => Promise<void>): Promise<void> {
  const chosen = (Object.keys(keys) as Key[]).map((key) => [key, stored(key)] as const);
  await work();
  for (const [key, value] of chosen) if (value !== null) store(key, value);
}

/** The theme chosen on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: Theme) => {
    store("theme", next);
    apply({ theme: next });
    setTheme(next);
  };
  return [theme, choose];
}

/** Whether this device asks for more contrast, or for less motion, than its system; and how to choose. */
export function useComfort(key: keyof typeof asked): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => stored(key) === asked[key]);
  const choose = (on: boolean) => {
    const value = on ? asked[key] : "system";
    store(key, value);
    apply({ [key]: value });
    setIsOn(on);
  };
  return [isOn, choose];
}
