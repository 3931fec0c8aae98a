import type { Tag } from "#disclosure/contract.ts";
import type { ChartValue, Range } from "#platform/chartGeometry.ts";
import type { Lane, LaneName } from "../../rules/lanes.ts";
import { toAxisPosition } from "../../rules/presentation.ts";
import type { Strip } from "../../rules/strips.ts";
import type { ReportWords } from "../../rules/words.ts";

/** A mark or a range on an axis from 1 to 5; places go from 0 to 1, and `end` is « high », « low » or empty. */
export type AxisMark = {
  from: number;
  to: number;
  end: string;
};

/** One figure of the document: its mark, and its words on one line. */
export type PrintedCell = {
  group: LaneName;
  mark: AxisMark | null;
  /** As it is read aloud. */
  text: string;
  /** As it is printed: a range on one line. */
  short: string;
  quiet: boolean;
  /** On what a mean rests, where the legend does not say it. */
  note: string;
};

export function toAxisMark(value: ChartValue | null): AxisMark | null {
  if (!value) return null;
  if (value.form === "interval")
    return { from: toAxisPosition(value.from), to: toAxisPosition(value.to), end: "" };
  const at = toAxisPosition(value.value);
  return { from: at, to: at, end: value.end ?? "" };
}

export const toAxisLine = (line: Range | null) =>
  line && { from: toAxisPosition(line.from), to: toAxisPosition(line.to) };

export const printLane = ({ name, value, text, short, isNumber, basis }: Lane): PrintedCell => ({
  group: name,
  mark: toAxisMark(value),
  text,
  short: short ?? text,
  quiet: !isNumber,
  note: basis,
});

/** A question, or all of them together, on one axis. */
export const printStrip = ({ header, meaning, cells, distance, gaps }: Strip, words: ReportWords) => ({
  text: header.text,
  lang: header.lang ?? words.language,
  meaning: meaning ? { text: meaning.text, lang: meaning.lang ?? words.language } : null,
  cells: cells.map(
    ({ group, value, text, short, isNumber, basis }): PrintedCell => ({
      group,
      mark: toAxisMark(value),
      text,
      short: short ?? text,
      quiet: !isNumber,
      note: basis,
    }),
  ),
  distance: toAxisLine(distance),
  gaps: gaps.map(({ name, text, short, state }) => ({ name, text, short: short ?? text, state })),
});

export const printTag = (tag: Tag | null, words: ReportWords) =>
  tag && { kind: tag, label: words.texts.tags[tag] };
