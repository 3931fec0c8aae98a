import type { Command } from "./commands.ts";
import { matchCommands } from "./commands.ts";
import type { SearchResults, SearchResult, Kind } from "./findEverywhere.ts";
import type { Recent } from "./recent.ts";

type GroupName = "recent" | Command["group"] | Kind;
export interface Row {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail: string | null;
  avatar?: SearchResult["avatar"];
  hint?: string | undefined;
  to?: string | undefined;
  run?: (() => void) | undefined;
}
export interface Group {
  name: GroupName;
  rows: Row[];
}

const order: readonly GroupName[] = [
  "recent",
  "go",
  "create",
  "people",
  "campaigns",
  "evaluations",
  "teams",
  "skills",
  "questions",
  "actions",
];

/** What the palette shows for a text, in groups that are never empty. Nothing typed: what was opened last comes first. */
export function buildGroups(
  text: string,
  {
    commands,
    found,
    recent,
  }: { commands: readonly Command[]; found: SearchResults["groups"]; recent: readonly Recent[] },
): Group[] {
  const rows = new Map<GroupName, Row[]>();
  if (text.trim() === "")
    rows.set(
      "recent",
      recent.map((one) => ({ ...one, id: `recent-${one.to}` })),
    );
  for (const { id, group, label, hint, to, run } of matchCommands(commands, text))
    rows.set(group, [...(rows.get(group) ?? []), { id, label, detail: null, hint, to, run }]);
  for (const { kind, items } of found)
    rows.set(
      kind,
      items.map((item) => ({ ...item, id: `${kind}-${item.id}` })),
    );
  return order.flatMap((name) => {
    const some = rows.get(name) ?? [];
    return some.length > 0 ? [{ name, rows: some }] : [];
  });
}
