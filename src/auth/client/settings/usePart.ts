import { useSearch } from "@tanstack/react-router";

type SettingsPart = "notifications" | "display";

/** The part of one's settings that the address names; null where it names none. */
export function usePart(): SettingsPart | null {
  const { part } = useSearch({ strict: false }) as { part?: unknown };
  return part === "notifications" || part === "display" ? part : null;
}
