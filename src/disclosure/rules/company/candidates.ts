import { findPeriod, isClosed, listPeriodsWithin, type Period } from "#platform/periods.ts";
import { figurePeriodKinds, type FigurePeriodKind } from "../../vocabulary.ts";
import type { CutCandidate } from "./publish.ts";

/** What a released report tells the cuts: when its collection closed, and where its person stood on that day. */
export interface CutReport {
  /** Its column. */
  id: string;
  person: string;
  closedOn: string;
  /** « company », « direction:… », « team:… », « role:… ». */
  cuts: readonly string[];
}

const partKinds = { month: null, quarter: "month", year: "quarter" } as const;

/** The keys of the figures of a cut that make up the one of a longer period. */
export function listPartKeys(
  cut: string,
  { kind, start }: { kind: FigurePeriodKind; start: string },
): string[] {
  const partKind = partKinds[kind];
  if (!partKind) return [];
  return listPeriodsWithin({ kind, start }, partKind).map((part) => toFigureKey(cut, part));
}

/** The key of a cut in a period: « team:…|month|2026-11-01 ». */
export const toFigureKey = (cut: string, { kind, start }: Period) => `${cut}|${kind}|${start}`;

export function parseFigureKey(key: string): { cut: string; kind: FigurePeriodKind; start: string } {
  const [cut = "", kind = "", start = ""] = key.split("|");
  return { cut, kind: kind as FigurePeriodKind, start };
}

/**
 * The candidates of a batch, by length of period: each cut of each closed period (§6). A person counts once in a month,
 * by the report that was released first: `reports` come in that order, so that a later one replaces nothing.
 */
export function listCandidates(reports: readonly CutReport[], today: string): CutCandidate[][] {
  const counted = selectFirstOfMonth(reports);
  return figurePeriodKinds.map((kind) => {
    const byKey = new Map<string, { period: Period; cut: string; columns: string[] }>();
    for (const { id, closedOn, cuts } of counted) {
      const period = findPeriod(kind, closedOn);
      if (!isClosed(period, today)) continue;
      for (const cut of cuts) {
        const key = toFigureKey(cut, period);
        const figure = byKey.get(key) ?? { period, cut, columns: [] };
        figure.columns.push(id);
        byKey.set(key, figure);
      }
    }
    return [...byKey].map(([key, { period, cut, columns }]) => ({
      key,
      columns,
      parts: listPartKeys(cut, { kind, start: period.start }),
    }));
  });
}

function selectFirstOfMonth(reports: readonly CutReport[]): CutReport[] {
  const seen = new Set<string>();
  return reports.filter(({ person, closedOn }) => {
    const key = `${person} ${findPeriod("month", closedOn).start}`;
    return !seen.has(key) && seen.add(key);
  });
}
