import { useId } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { themes, useTheme, type Theme } from "#platform/client/appearance.ts";

export function ThemeSwitch() {
  const { shell } = useTexts("platform");
  const [theme, choose] = useTheme();
  const id = useId();
  return (
    <span className="theme-switch">
      <label htmlFor={id}>{shell.theme}</label>
      <select id={id} value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {themes.map((choice) => (
          <option key={choice} value={choice}>
            {shell.themes[choice]}
          </option>
        ))}
      </select>
    </span>
  );
}
