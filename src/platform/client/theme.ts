import { useState } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Also read by public/appearance.js, before the first paint. */
const key = "rondo_theme";
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

function applyTheme(theme: Theme) {
  const shown = theme === "system" ? (systemIsDark() ? "dark" : "light") : theme;
  document.documentElement.setAttribute("data-theme", shown);
  document.documentElement.setAttribute("data-mantine-color-scheme", shown);
}

/** Follows the system while the person has chosen nothing else. Returns what stops following. */
export function followSystemTheme(): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => applyTheme(storedTheme());
  query.addEventListener("change", follow);
  return () => query.removeEventListener("change", follow);
}

/** Runs what makes the browser forget everything of ours, and puts the theme back: it says nothing about anybody. */
export async function keepingTheme(work: () => Promise<void>): Promise<void> {
  const theme = storedTheme();
  await work();
  try {
    if (theme !== "system") localStorage.setItem(key, theme);
  } catch {
    // Storage may be closed: there was nothing to forget.
  }
}

/** The theme chosen on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: Theme) => {
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage may be closed: the choice lasts as long as the page.
    }
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose];
}
