import type { DimensionResult, ItemResult, Snapshot } from "#disclosure/contract.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import type { ChartValue, Range } from "#platform/chartGeometry.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { sayShortCell, sayShortGap, saySpecialBasis } from "./compact.ts";
import { listShownColumns } from "./emptyGroups.ts";
import type { ReportFigure } from "./explain.ts";
import { type AnyCell, computeDistance, toChartValue } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** What a strip draws and writes of one group. */
export interface StripCell {
  group: Column;
  value: ChartValue | null;
  text: string;
  /** A range on one line; `text` is read aloud in its place. */
  short: string | null;
  isNumber: boolean;
  /** On what a mean rests, where the legend does not say it. */
  basis: string;
  /** What is explained when it is pressed. */
  figure: ReportFigure;
}

/** « Collègues −1,5, non concluant ». */
export interface StripGap {
  group: Column;
  name: string;
  text: string;
  short: string | null;
  /** « non concluant », or nothing. */
  state: string;
  figure: ReportFigure;
}

/** A line of a table of strips: an axis with the marks of the groups, and their numbers. */
export interface Strip {
  key: string;
  header: { text: string; lang: Language | undefined };
  /** What a value asks for, beside its name; null where the header says it. */
  meaning: { text: string; lang: Language | undefined } | null;
  cells: StripCell[];
  /** From self to « les autres », for a mean. */
  distance: Range | null;
  /** Of the groups whose gap is worth a mention. */
  gaps: StripGap[];
}

const toCell = (
  { group, text, figure }: Pick<StripCell, "group" | "text" | "figure">,
  cell: AnyCell | null,
  words: ReportWords,
): StripCell => ({
  group,
  figure,
  value: toChartValue(cell),
  text,
  short: sayShortCell(words, cell),
  isNumber: cell?.form === "value",
  basis: "",
});

/** A rated question; null for every other type, which has no place on an axis. */
export function buildStrip(item: ItemResult, snapshot: Snapshot, words: ReportWords): Strip | null {
  const { cells } = item;
  if (!cells) return null;
  const columns = listShownColumns(snapshot);
  return {
    key: String(item.position),
    header: translated(words.language, item.name ?? item.text),
    meaning: item.name ? translated(words.language, item.text) : null,
    cells: columns.map((group) => {
      const cell = group === "joint" ? item.joint : cells[group];
      return toCell(
        { group, text: words.cell(cell, group), figure: { kind: "cell", item, group } },
        cell,
        words,
      );
    }),
    distance: null,
    gaps: columns.flatMap((group) => listGroupGap(item, group, words)),
  };
}

function listGroupGap(item: ItemResult, group: Column, words: ReportWords): StripGap[] {
  const beside = group === "self" ? null : item.gaps[group];
  if (group === "self" || !beside || beside.state === "none") return [];
  return [
    {
      group,
      name: words.column(group),
      text: words.gap(beside.gap),
      short: sayShortGap(words, beside.gap),
      state: beside.state === "inconclusive" ? words.texts.inconclusive : "",
      figure: { kind: "itemGap", item, group },
    },
  ];
}

/** All values, or all objectives, taken together. */
export const buildTotalStrip = (
  all: DimensionResult,
  title: string,
  snapshot: Snapshot,
  words: ReportWords,
): Strip => ({
  key: "all",
  header: { text: title, lang: undefined },
  meaning: null,
  cells: listShownColumns(snapshot).map((group) => {
    const figure = { kind: "mean", topic: all, group } as const;
    const text = words.mean(all, group);
    if (group === "joint") return toCell({ group, text, figure }, all.joint, words);
    return {
      ...toCell({ group, text, figure }, all.cells[group], words),
      basis: saySpecialBasis(words, snapshot, all.cells[group], group),
    };
  }),
  distance: computeDistance(all),
  gaps: [],
});
