import type { Group } from "#weights/vocabulary.ts";
import type { Comparison, Gap, MeanCell, Snapshot, ValueCell } from "../contract.ts";
import type { End } from "../vocabulary.ts";
import { engineVersion } from "./computeSnapshot.ts";

/**
 * Reads a stored report of any engine version as the current shape. Its figures, tags and texts stay as published;
 * only fields that the older shape lacked are added, with neutral values. Throws a RangeError for an unknown version.
 */
export function readStoredSnapshot(stored: unknown): Snapshot {
  const { engineVersion: version } = stored as { engineVersion: number };
  // The third has the same shape; what it rounded before it judged stays as published.
  if (version === engineVersion || version === 3) return stored as Snapshot;
  if (version === 1 || version === 2) return fromSecond(stored as SecondSnapshot);
  throw new RangeError(
    `a report of version ${version} of the engine cannot be read by version ${engineVersion}`,
  );
}

/** A report of this version is sent as it is stored. */
export const isCurrent = (version: number | null) => version === engineVersion;

/** Of versions 1 and 2: all means are values, others − self is a number that an end leaves open. */
type SecondMean = ValueCell | Extract<MeanCell, { form: "masked" }> | null;
type SecondComparison = Omit<Comparison, "others" | "gap" | "mostlyManager"> & {
  others: ValueCell | null;
  gap: { value: number; end?: End } | null;
};
type SecondMeans = SecondComparison & { positions: number[]; cells: Record<Group, SecondMean> };
type SecondSnapshot = Omit<
  Snapshot,
  "policy" | "groups" | "skills" | "items" | "values" | "objectives" | "comments"
> & {
  policy: Omit<Snapshot["policy"], "pooledSd">;
  groups: Omit<Snapshot["groups"][number], "hidden">[];
  skills: (SecondMeans & Pick<Snapshot["skills"][number], "id" | "name" | "family">)[];
  items: (SecondComparison & Omit<Snapshot["items"][number], keyof Comparison | "gaps">)[];
  values: SecondMeans | null;
  objectives: SecondMeans | null;
};

const nowhere = { self: null, manager: null, peer: null, direct_report: null };

function fromSecond(snapshot: SecondSnapshot): Snapshot {
  const { policy, groups, skills, items, values, objectives, ...rest } = snapshot;
  return {
    ...rest,
    policy: { ...policy, pooledSd: null },
    groups: groups.map((group) => ({ ...group, hidden: group.shown ? null : "too_few" })),
    skills: skills.map((skill) => ({ ...skill, ...meansFromSecond(skill, snapshot), comments: nowhere })),
    items: items.map((item) => ({
      ...item,
      ...comparisonFromSecond(item, item.cells?.self ?? null, policy.ends),
      gaps: { manager: null, peer: null, direct_report: null },
    })),
    values: values && { ...values, ...meansFromSecond(values, snapshot) },
    objectives: objectives && { ...objectives, ...meansFromSecond(objectives, snapshot) },
    comments: nowhere,
  };
}

function meansFromSecond(means: SecondMeans, { items, policy }: SecondSnapshot) {
  const rated = means.positions.flatMap((position) => items[position]?.cells ?? []);
  const meanOf = (group: Group): MeanCell | null => {
    const cell = means.cells[group];
    if (!cell || cell.form === "masked") return cell;
    const used = rated.filter((cells) => (cells[group]?.form ?? "masked") !== "masked").length;
    return { ...cell, questions: { used, asked: rated.length } };
  };
  return {
    cells: {
      self: meanOf("self"),
      manager: meanOf("manager"),
      peer: meanOf("peer"),
      direct_report: meanOf("direct_report"),
    },
    ...comparisonFromSecond(means, means.cells.self, policy.ends),
  };
}

/** What an end left open is an interval now: from the end to that of the scale. */
function comparisonFromSecond(
  { others, othersOf, gap, state, tag }: SecondComparison,
  self: { form: string; value?: number } | null,
  ends: { low: number; high: number },
): Comparison {
  return {
    others,
    othersOf,
    gap: gap && gapFromSecond(gap, self?.value ?? 0, ends),
    state,
    tag,
    mostlyManager: false,
  };
}

function gapFromSecond(
  { value, end }: { value: number; end?: End },
  self: number,
  ends: { low: number; high: number },
): Gap {
  const tenth = (number: number) => Math.round(10 * number) / 10;
  if (end === "high") return { form: "interval", from: tenth(ends.high - self), to: tenth(5 - self) };
  if (end === "low") return { form: "interval", from: tenth(1 - self), to: tenth(ends.low - self) };
  return { form: "value", value };
}
