import type { Group } from "#weights/vocabulary.ts";
import type {
  Comparison,
  DimensionResult,
  Gap,
  Highlight,
  ItemResult,
  MeanCell,
  Policy,
  SkillResult,
  Snapshot,
  ValueCell,
} from "../contract.ts";
import type { End } from "../vocabulary.ts";
import { engineVersion } from "./computeSnapshot.ts";

/**
 * Reads a stored report of any engine version as the current shape. Its figures, tags and texts stay as published;
 * only fields that the older shape lacked are added, with neutral values. Throws a RangeError for an unknown version.
 */
export function readStoredSnapshot(stored: unknown): Snapshot {
  const { engineVersion: version } = stored as { engineVersion: number };
  if (version === engineVersion) return stored as Snapshot;
  if (version === 5) return withoutReasons(stored as SnapshotV5);
  // The third has the shape of the fourth; what it rounded before it classified stays as published.
  if (version === 4 || version === 3) return upgradeSnapshotV4(withoutReasons(stored as SnapshotV5));
  if (version === 1 || version === 2) return upgradeSnapshotV4(upgradeSnapshotV2(stored as SnapshotV2));
  throw new RangeError(
    `a report of version ${version} of the engine cannot be read by version ${engineVersion}`,
  );
}

/** A report of this version is sent as it is stored. */
export const isCurrent = (version: number | null) => version === engineVersion;

/** Of versions 3 to 5: they said by which rule a group is hidden. */
type SnapshotV5 = Omit<Snapshot, "groups"> & {
  groups: (Snapshot["groups"][number] & { hidden: string | null })[];
};

const withoutReasons = (snapshot: SnapshotV5): Snapshot => ({
  ...snapshot,
  groups: snapshot.groups.map(({ group, invited, answered, shown }) => ({ group, invited, answered, shown })),
});

/** Of versions 3 and 4: neither a joint group nor quotes. */
type SnapshotV4 = Omit<Snapshot, "policy" | "skills" | "items" | "values" | "objectives" | "highlights"> & {
  policy: Omit<Policy, "joins" | "quotes">;
  skills: Omit<SkillResult, "joint">[];
  items: (Omit<ItemResult, "joint" | "gaps"> & { gaps: Omit<ItemResult["gaps"], "joint"> })[];
  values: Omit<DimensionResult, "joint"> | null;
  objectives: Omit<DimensionResult, "joint"> | null;
  highlights: Omit<Highlight, "quote">[];
};

function upgradeSnapshotV4(snapshot: SnapshotV4): Snapshot {
  const { policy, skills, items, values, objectives, highlights } = snapshot;
  return {
    ...snapshot,
    policy: { ...policy, joins: false, quotes: false },
    skills: skills.map((skill) => ({ ...skill, joint: null })),
    items: items.map((item) => ({ ...item, joint: null, gaps: { ...item.gaps, joint: null } })),
    values: values && { ...values, joint: null },
    objectives: objectives && { ...objectives, joint: null },
    highlights: highlights.map((highlight) => ({ ...highlight, quote: null })),
  };
}

/** Of versions 1 and 2: all means are values, others − self is a number that an end leaves open. */
type MeanV2 = ValueCell | Extract<MeanCell, { form: "masked" }> | null;
type ComparisonV2 = Omit<Comparison, "others" | "gap" | "mostlyManager"> & {
  others: ValueCell | null;
  gap: { value: number; end?: End } | null;
};
type MeansV2 = ComparisonV2 & { positions: number[]; cells: Record<Group, MeanV2> };
type SnapshotV2 = Omit<SnapshotV4, "policy" | "skills" | "items" | "values" | "objectives" | "comments"> & {
  policy: Omit<SnapshotV4["policy"], "pooledSd">;
  skills: (MeansV2 & Pick<Snapshot["skills"][number], "id" | "name" | "family">)[];
  items: (ComparisonV2 & Omit<SnapshotV4["items"][number], keyof Comparison | "gaps">)[];
  values: MeansV2 | null;
  objectives: MeansV2 | null;
};

const noWritings = { self: null, manager: null, peer: null, direct_report: null };

function upgradeSnapshotV2(snapshot: SnapshotV2): SnapshotV4 {
  const { policy, skills, items, values, objectives, ...rest } = snapshot;
  return {
    ...rest,
    policy: { ...policy, pooledSd: null },
    skills: skills.map((skill) => ({ ...skill, ...upgradeMeans(skill, snapshot), comments: noWritings })),
    items: items.map((item) => ({
      ...item,
      ...upgradeComparison(item, item.cells?.self ?? null, policy.ends),
      gaps: { manager: null, peer: null, direct_report: null },
    })),
    values: values && { ...values, ...upgradeMeans(values, snapshot) },
    objectives: objectives && { ...objectives, ...upgradeMeans(objectives, snapshot) },
    comments: noWritings,
  };
}

function upgradeMeans(means: MeansV2, { items, policy }: SnapshotV2) {
  const rated = means.positions.flatMap((position) => items[position]?.cells ?? []);
  const toMean = (group: Group): MeanCell | null => {
    const cell = means.cells[group];
    if (!cell || cell.form === "masked") return cell;
    const used = rated.filter((cells) => (cells[group]?.form ?? "masked") !== "masked").length;
    return { ...cell, questions: { used, asked: rated.length } };
  };
  return {
    cells: {
      self: toMean("self"),
      manager: toMean("manager"),
      peer: toMean("peer"),
      direct_report: toMean("direct_report"),
    },
    ...upgradeComparison(means, means.cells.self, policy.ends),
  };
}

/** What an end left open is an interval now: from the end to that of the scale. */
function upgradeComparison(
  { others, othersOf, gap, state, tag }: ComparisonV2,
  self: { form: string; value?: number } | null,
  ends: { low: number; high: number },
): Comparison {
  return {
    others,
    othersOf,
    gap: gap && upgradeGap(gap, self?.value ?? 0, ends),
    state,
    tag,
    mostlyManager: false,
  };
}

function upgradeGap(
  { value, end }: { value: number; end?: End },
  self: number,
  ends: { low: number; high: number },
): Gap {
  const tenth = (number: number) => Math.round(10 * number) / 10;
  if (end === "high") return { form: "interval", from: tenth(ends.high - self), to: tenth(5 - self) };
  if (end === "low") return { form: "interval", from: tenth(1 - self), to: tenth(ends.low - self) };
  return { form: "value", value };
}
