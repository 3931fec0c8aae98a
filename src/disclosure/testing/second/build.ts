import type { Questionnaire, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Group, Policy, Response, Snapshot } from "../../contract.ts";
import { secondReport } from "./report.ts";

/** §5 and §6 with their defaults. */
export const policy: Policy = {
  k: 3,
  itemValueFrom: 5,
  distributionFrom: 7,
  minItemsPerMean: 3,
  ends: { low: 1.5, high: 4.5 },
  weights: {
    default: { self: 0, manager: 40, peer: 40, direct_report: 20 },
    families: {},
    skills: {},
    values: { self: 0, manager: 40, peer: 40, direct_report: 20 },
    objectives: { self: 0, manager: 40, peer: 40, direct_report: 20 },
    dimensions: { skills: 70, values: 20, objectives: 10 },
  },
  notable: { least: 0.5, fallback: 0.75, z: 1.96 },
  strength: 3.75,
  pooledSd: null,
};

/** One question: its type, then its skill (or "value", "objective", or "" for none). */
export type Asked = readonly [type: QuestionnaireItem["type"], of: string];

export const stars = (count: number, of = "a"): Asked[] =>
  Array.from({ length: count }, () => ["star_rating", of]);

const itemOf = ([type, of]: Asked, position: number): QuestionnaireItem => {
  const dimension = of === "value" || of === "objective" ? of : "skill";
  const skill =
    dimension === "skill" && of !== "" ? { id: of, name: { fr: of, en: null }, family: null } : null;
  const options = type === "multiple_choice" ? [1, 2, 3].map((value) => ({ value, fr: "", en: null })) : [];
  const text = { fr: `q${position}`, en: null };
  return { position, dimension, type, text, required: false, options, skill, sourceId: null };
};

export const questionnaireOf = (asked: readonly Asked[]): Questionnaire => ({
  scale: "frequency",
  items: asked.map(itemOf),
});

/** One person: the scores in the order of the questions, then the texts by position. */
export type Person = readonly [scores: readonly (number | null)[], texts?: Record<string, string>];

/** The same answers from several people. */
export const alike = (count: number, scores: readonly (number | null)[]): Person[] =>
  Array.from({ length: count }, () => [scores]);

/** A report of these people; everybody invited has finished unless `invited` says otherwise. */
export function reportOf(
  asked: readonly Asked[],
  people: Partial<Record<Group, readonly Person[]>>,
  changes: Partial<Policy> = {},
  invited: Partial<Record<Group, number>> = {},
): Snapshot {
  const responses: Response[] = [];
  const counts = { self: 0, manager: 0, peer: 0, direct_report: 0 };
  for (const group of ["self", "manager", "peer", "direct_report"] as const) {
    for (const [scores, texts] of people[group] ?? []) {
      responses.push({ role: group === "self" ? "subject" : group, scores: [...scores], texts: texts ?? {} });
    }
    counts[group] = invited[group] ?? people[group]?.length ?? 0;
  }
  return secondReport({
    questionnaire: questionnaireOf(asked),
    responses,
    policy: { ...policy, ...changes },
    invited: counts,
  });
}
