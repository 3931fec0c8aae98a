import type { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import { computeIndex } from "#disclosure/rules/company/figures.ts";
import type { IndexWeights } from "../contract/figures.ts";
import type { CutKind } from "../vocabulary.ts";
import { findMeasuredSkill, objectivesMeasure, valuesMeasure } from "./measures.ts";

/** A dimension with fewer usable items is left out (§6): of the skills of a cut, as of the questions of a report. */
const fewestSkills = 3;

/** The dimensions of the index of a cut, from its figures by measure: its skills, each alike, its values, its objectives. */
function listIndexDimensions(
  figures: Readonly<Record<string, CutCell>>,
  { dimensions }: Pick<IndexWeights, "dimensions">,
) {
  const skills = Object.entries(figures).flatMap(([measure, cell]) =>
    findMeasuredSkill(measure) === null ? [] : [cell],
  );
  const single = (measure: string) => (figures[measure] ? [figures[measure]] : []);
  return [
    { dimension: "skills", weight: dimensions.skills, figures: skills, least: fewestSkills },
    { dimension: "values", weight: dimensions.values, figures: single(valuesMeasure), least: 1 },
    { dimension: "objectives", weight: dimensions.objectives, figures: single(objectivesMeasure), least: 1 },
  ] as const;
}

interface IndexedCut {
  kind: CutKind;
  figures: Readonly<Record<string, CutCell>>;
  launchedFrom: string;
}

/**
 * The contribution index of a cut (§6), by direction, team and position only: null while it is off, where an evaluation of
 * the cut was launched on the day of its notice or before, and where too little of the cut is told.
 */
export function findCutIndex(
  { kind, figures, launchedFrom }: IndexedCut,
  index: { announcedOn: string; weights: IndexWeights } | null,
): IndexCell | null {
  if (!index || kind === "company" || launchedFrom <= index.announcedOn) return null;
  return computeIndex(listIndexDimensions(figures, index.weights));
}
