import { listPartKeys, parseFigureKey, toFigureKey } from "#disclosure/rules/company/candidates.ts";
import { selectPublished, type CutCandidate, type CutFigure } from "#disclosure/rules/company/publish.ts";
import { figurePeriodKinds, type FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Steps } from "#platform/steps.ts";
import { batchRules } from "./batch.ts";

/** A figure as a night told it, with those of its reports that its reader may not open: one at least. */
export interface PartlyClosedFigure {
  measure: string;
  cut: string;
  kind: FigurePeriodKind;
  start: string;
  toldOn: string;
  columns: readonly string[];
}

export const nameFigure = ({ measure, cut, kind, start }: Omit<PartlyClosedFigure, "toldOn" | "columns">) =>
  `${measure} ${toFigureKey(cut, { kind, start })}`;

/** Whether a name is that of a figure of these periods, from the first to the last of their first days. */
export function isNamedWithin(
  name: string,
  { kind, from, to }: { kind: FigurePeriodKind; from: string; to: string },
): boolean {
  const figure = parseFigureKey(name);
  return figure.kind === kind && figure.start >= from && figure.start <= to;
}

/**
 * Selects the figures that stay closed to a reader (§6), each named by `nameFigure`: no combination of those that were open
 * to them on any night rests on one to four people whose reports are closed to them. `told`: in the order of the nights. Most
 * measures rest on the same reports: these are decided once.
 */
export function* selectClosed(
  told: readonly PartlyClosedFigure[],
  toPerson: (column: string) => string,
): Steps<Set<string>> {
  const closed = new Set<string>();
  const decided = new Map<string, readonly PartlyClosedFigure[]>();
  for (const [measure, ofMeasure] of Map.groupBy(told, (figure) => figure.measure)) {
    const system = JSON.stringify(ofMeasure.map((figure) => ({ ...figure, measure: null })));
    let found = decided.get(system);
    if (!found) {
      found = yield* selectClosedOfMeasure(ofMeasure, toPerson);
      decided.set(system, found);
    }
    for (const figure of found) closed.add(nameFigure({ ...figure, measure }));
  }
  return closed;
}

/**
 * Night by night, as a batch decides beside all that was told before: what an earlier night has opened was read, and is
 * not closed for what a later one tells. Of each figure the last version counts, which is the one that is read.
 */
function* selectClosedOfMeasure(
  told: readonly PartlyClosedFigure[],
  toPerson: (column: string) => string,
): Steps<PartlyClosedFigure[]> {
  const opened: CutFigure[] = [];
  const lastOpened = new Map<string, readonly string[]>();
  const closed = new Map<string, PartlyClosedFigure>();
  for (const night of Map.groupBy(told, ({ toldOn }) => toldOn).values()) {
    const candidates = new Map<string, CutCandidate>();
    for (const figure of night) {
      const { key, ...candidate } = toCandidate(figure);
      // A new version that adds nothing closed to it tells nothing more of them.
      if (isEqual(lastOpened.get(key) ?? [], candidate.columns)) closed.delete(key);
      else {
        candidates.set(key, { key, ...candidate });
        closed.set(key, figure);
      }
    }
    const layers = figurePeriodKinds.map((kind) =>
      night.flatMap((figure) => (figure.kind === kind ? (candidates.get(toKey(figure)) ?? []) : [])),
    );
    const { published } = yield* selectPublished(layers, opened, { ...batchRules, toPerson });
    for (const { key, columns } of published) {
      opened.push({ key, columns });
      lastOpened.set(key, columns);
      closed.delete(key);
    }
  }
  return [...closed.values()];
}

const toKey = ({ cut, kind, start }: PartlyClosedFigure) => toFigureKey(cut, { kind, start });

const toCandidate = (figure: PartlyClosedFigure): CutCandidate => ({
  key: toKey(figure),
  columns: figure.columns,
  parts: listPartKeys(figure.cut, figure),
});

const isEqual = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));
