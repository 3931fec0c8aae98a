import { hasWebAddress } from "#platform/names.ts";
import type { SentFigure } from "./draftRequest.ts";
import { whyNotWrite } from "./draftWords.ts";

/** An objective as a model wrote it, once its shape is checked. */
export interface WrittenObjective {
  sentence: string;
  measure: string;
  skill: string;
  figures: readonly string[];
  actions: readonly string[];
}

/**
 * Why an objective is not shown: it cites a figure that did not go out or none of its skill, it writes a figure in its words,
 * which others read in the plan who may not open the report, it grades the person, or it leads elsewhere.
 */
export function whyNotShow(
  objective: WrittenObjective,
  sent: readonly SentFigure[],
): "cites" | "number" | "grade" | "address" | null {
  const cited = objective.figures.map((key) => sent.find((figure) => figure.key === key));
  if (cited.length === 0 || cited.includes(undefined)) return "cites";
  if (!cited.some((figure) => figure?.skillKey === objective.skill)) return "cites";
  const texts = [objective.sentence, objective.measure, ...objective.actions];
  if (texts.some(hasWebAddress)) return "address";
  return texts.map(whyNotWrite).find((why) => why !== null) ?? null;
}

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
