import type { CompanyChange, CompanyChanges, Cut, Measure } from "#analytics/contract/figures.ts";
import { type ExplainedChange, readTrend } from "#analytics/rules/explain/explainTrend.ts";

/** A change of one measure, judged again from what is printed. */
export interface SaidChange {
  measure: Measure;
  reading: ExplainedChange;
}

/** What has changed in one part of the company. */
export interface ChangedPart {
  cut: Cut;
  changes: SaidChange[];
}

/**
 * What there is to say of a period: what has changed beyond chance, that nothing has, or why it cannot be said: too few
 * people to know what chance makes, or nothing earlier to compare with.
 */
export type ChangeFinding =
  | { kind: "changes"; up: number; down: number; parts: ChangedPart[] }
  | { kind: "calm" | "alone" | "first" };

type Given = Pick<CompanyChanges, "items" | "compared" | "spread">;

/** Parts and measures stay in the order in which they come: names, never figures. */
export function findChanges({ items, compared, spread }: Given): ChangeFinding {
  if (compared === 0) return { kind: "first" };
  if (spread === null) return { kind: "alone" };
  const parts: ChangedPart[] = [];
  const told = items.filter((item) => !isToldOfDirection(item, items));
  for (const { cut, measure, past, now } of told) {
    const reading = readTrend(
      [past, now].map(({ cell }) => ({ cell, questions: 1 })),
      [past.start, now.start],
      spread,
    );
    if (reading.kind !== "change" || reading.state === "noise") continue;
    const last = parts.at(-1);
    if (last?.cut.kind === cut.kind && last.cut.id === cut.id) last.changes.push({ measure, reading });
    else parts.push({ cut, changes: [{ measure, reading }] });
  }
  if (parts.length === 0) return { kind: "calm" };
  const count = (state: "up" | "down") =>
    parts.flatMap(({ changes }) => changes.filter(({ reading }) => reading.state === state)).length;
  return { kind: "changes", up: count("up"), down: count("down"), parts };
}

/** A team without a parent is a direction too: what is the same of both is said once. */
const isToldOfDirection = ({ cut, measure, past, now }: CompanyChange, items: readonly CompanyChange[]) =>
  cut.kind === "team" &&
  items.some(
    (other) =>
      other.cut.kind === "direction" &&
      other.cut.id === cut.id &&
      other.measure.key === measure.key &&
      other.past.start === past.start &&
      JSON.stringify([other.past.cell, other.now.cell]) === JSON.stringify([past.cell, now.cell]),
  );
