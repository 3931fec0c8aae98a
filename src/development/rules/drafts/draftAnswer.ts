import { hasWebAddress } from "#platform/names.ts";
import type { SentFigure } from "./draftRequest.ts";

/** An objective as a model wrote it, once its shape is checked. */
export interface WrittenObjective {
  sentence: string;
  measure: string;
  skill: string;
  figures: readonly string[];
  actions: readonly string[];
}

/**
 * Why an objective is not shown: it cites a figure that did not go out or none of its skill, it writes a number that its figures
 * do not have, it grades the person, or it leads elsewhere.
 */
export function whyNotShow(
  objective: WrittenObjective,
  sent: readonly SentFigure[],
): "cites" | "number" | "grade" | "address" | null {
  const cited = objective.figures.map((key) => sent.find((figure) => figure.key === key));
  if (cited.length === 0 || cited.includes(undefined)) return "cites";
  if (!cited.some((figure) => figure?.skillKey === objective.skill)) return "cites";
  const words = [objective.sentence, objective.measure, ...objective.actions].join("\n");
  if (hasWebAddress(words)) return "address";
  if (/\d\s*(?:\/|sur|out of)\s*(?:5|10|20|100)(?!\d)/i.test(words)) return "grade";
  const printed = cited.flatMap((figure) => listDecimals(figure?.figure ?? ""));
  return listDecimals(words).every((number) => printed.includes(number)) ? null : "number";
}

/** « 3,9 » and « 3.9 » alike. Whole numbers count meetings and weeks. */
const listDecimals = (words: string): string[] =>
  (words.match(/\d+[.,]\d+/g) ?? []).map((number) => number.replace(",", "."));

/**
 * The objectives of an answer that have wholly arrived, each as its own JSON: the answer is read while it is written. Nothing
 * where the text is something else.
 */
export function listArrived(text: string): string[] {
  const start = /"objectives"\s*:\s*\[/.exec(text);
  if (!start) return [];
  const arrived: string[] = [];
  let depth = 0;
  let begun = 0;
  let inString = false;
  for (let at = start.index + start[0].length; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "{") {
      if (depth === 0) begun = at;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth === 0) arrived.push(text.slice(begun, at + 1));
    } else if (sign === "]" && depth === 0) break;
  }
  return arrived;
}
