import type {
  PulseCutCell,
  PulseMean,
  PulseQuestionResult,
  PulseSnapshot,
  WholeCell,
} from "#disclosure/contract/pulse.ts";
import { explainPulseTrend, type PulseTrendPoint } from "#disclosure/rules/pulse/trend.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { EarlierRun, PulseReport, ReadableReport } from "../contract/report.ts";
import { chooseReworded, listReworded } from "./wording.ts";

/** Whether a question is hidden from everyone: a page says once why one may be. */
export const hasHiddenQuestion = ({ questions }: Pick<PulseSnapshot, "questions">): boolean =>
  questions.some(({ whole }) => whole.form === "hidden");

/** What is followed over runs: of an eNPS question the eNPS where it is printed, else its mean. */
export type FollowedMeasure = "mean" | "enps";

/** Null: an answer of its kind has no figure that is followed. */
export function findFollowedMeasure(cell: WholeCell | PulseCutCell): FollowedMeasure | null {
  if (cell.form === "enps") return cell.enps ? "enps" : "mean";
  return cell.form === "scale" ? "mean" : null;
}

/** The questions whose last change is beyond noise: what the sentence under each says. */
export const listMoved = ({
  snapshot: { questions, spread },
  ...report
}: Pick<ReadableReport, "id" | "opensOn" | "earlier" | "snapshot">): string[] =>
  questions.flatMap((result) => {
    const measure = findFollowedMeasure(result.whole);
    const trend = measure && explainPulseTrend(listTrendPoints(report, result), measure, spread);
    return trend && trend.state !== "noise" ? [result.key] : [];
  });

/** `opensOn`: null where the line breaks. */
export type DatedPoint = PulseTrendPoint & { opensOn: string | null };

/** One question over the runs that the reader sees, this one last; it begins with a run that asked it. */
export function listTrendPoints(
  { id, opensOn, earlier }: Pick<PulseReport, "id" | "opensOn" | "earlier">,
  { key, whole }: Pick<PulseQuestionResult, "key" | "whole">,
): DatedPoint[] {
  const points = [
    ...earlier.map((run, index): DatedPoint => {
      if (!run) return { run: `gap ${index}`, opensOn: null, cell: null };
      const cell = run.questions.find((question) => question.key === key)?.whole ?? null;
      return { run: run.id, opensOn: run.opensOn, cell };
    }),
    { run: id, opensOn, cell: whole },
  ];
  return points.slice(points.findIndex(({ cell }) => cell !== null));
}

/** The figure of a point as it is drawn; null: there is none. */
export function toDrawnValue(cell: PulseTrendPoint["cell"], measure: FollowedMeasure): ChartValue | null {
  if (cell?.form === "scale" && measure === "mean") return toValue(cell.mean);
  if (cell?.form !== "enps") return null;
  if (measure === "mean") return toValue(cell.mean);
  return cell.enps && { form: "value", value: cell.enps.value };
}

export const toValue = ({ value, end }: PulseMean): ChartValue => ({
  form: "value",
  value,
  ...(end && { end }),
});

/** The words that a question had in an earlier run, and in which language. */
export interface OtherWording {
  opensOn: string;
  language: Language;
  text: string;
}

/**
 * The last run before this one that put the question in other words for this reader, else in the other language; null: the
 * words are those of all that the reader sees.
 */
export function findOtherWording(
  { content, earlier }: Pick<PulseReport, "content" | "earlier">,
  key: string,
  reader: Language,
): OtherWording | null {
  const others = earlier.flatMap((run): OtherWording[] => {
    const wording = run?.questions.find((question) => question.key === key)?.wording;
    const language = chooseReworded(listRewordedSince({ content }, run, key), reader);
    const text = language && wording?.[language];
    return run && text != null && language ? [{ opensOn: run.opensOn, language, text }] : [];
  });
  return others.findLast(({ language }) => language === reader) ?? others.at(-1) ?? null;
}

/** In which languages a question has other words than in one earlier run. */
export function listRewordedSince(
  { content }: Pick<PulseReport, "content">,
  earlier: EarlierRun | undefined | null,
  key: string,
): Language[] {
  const now = content.questions.find((question) => question.key === key)?.text;
  const before = earlier?.questions.find((question) => question.key === key)?.wording;
  return now && before ? listReworded(before, now) : [];
}
