import fc from "fast-check";
import type { Questionnaire, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { QuestionType } from "#skills/vocabulary.ts";
import type { Policy, Response } from "../contract.ts";
import { createPolicy } from "../rules/policy.ts";
import { type SnapshotInput, computeSnapshot } from "../rules/computeSnapshot.ts";

type ItemKind = { skill?: string; dimension?: "value" | "objective"; type?: QuestionType };

const named = (id: string) => ({ id, name: { fr: id, en: null } });

function item({ skill, dimension, type = "star_rating" }: ItemKind, position: number): QuestionnaireItem {
  const options = type === "multiple_choice" ? [1, 2, 3] : [];
  return {
    position,
    dimension: dimension ?? "skill",
    type,
    text: { fr: `Question ${position}`, en: null },
    required: false,
    options: options.map((value) => ({ value, fr: `Choix ${value}`, en: null })),
    skill: skill ? { ...named(skill), family: named("famille") } : null,
    sourceId: null,
  };
}

export const buildQuestionnaire = (kinds: readonly ItemKind[]): Questionnaire => ({
  scale: "frequency",
  items: kinds.map(item),
});

/** `{ listening: 3, delegation: 4 }`: that many rated questions in each skill. */
export const buildQuestionnaireOfSkills = (skills: Record<string, number>): Questionnaire =>
  buildQuestionnaire(
    Object.entries(skills).flatMap(([skill, count]) => Array.from({ length: count }, () => ({ skill }))),
  );

export const response = (
  role: ParticipantRole,
  scores: readonly (number | null)[],
  texts: Record<string, string> = {},
): Response => ({ role, scores: [...scores], texts });

export const buildResponses = (role: ParticipantRole, rows: readonly (readonly (number | null)[])[]) =>
  rows.map((scores) => response(role, scores));

/** The same sequence for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const countResponses = (responses: readonly Response[], role: ParticipantRole) =>
  responses.filter((each) => each.role === role).length;

/** Computes a report; all those invited have answered unless `invited` says more. */
export function computeReport(
  questionnaire: Questionnaire,
  responses: readonly Response[],
  {
    invited = {},
    policy = createPolicy(),
    random = seeded(1),
  }: { invited?: Partial<SnapshotInput["invited"]>; policy?: Policy; random?: () => number } = {},
) {
  return computeSnapshot({
    questionnaire,
    responses,
    policy,
    invited: {
      subject: countResponses(responses, "subject"),
      manager: countResponses(responses, "manager"),
      peer: countResponses(responses, "peer"),
      direct_report: countResponses(responses, "direct_report"),
      ...invited,
    },
    random,
  });
}

const kinds: ItemKind[] = [
  ...Array.from({ length: 4 }, () => ({ skill: "listening" })),
  ...Array.from({ length: 3 }, () => ({ skill: "delegation" })),
  ...Array.from({ length: 3 }, () => ({ dimension: "value" as const })),
  { skill: "listening", type: "multiple_choice" },
  { skill: "delegation", type: "true_false" },
  { skill: "delegation", type: "text" },
];

/** Rated, choice, true or false and text questions, of two skills and the values. */
export const mixedQuestionnaire = buildQuestionnaire(kinds);

const scoreFor = ({ type }: QuestionnaireItem) => {
  if (type === "text") return fc.constant(null);
  const highest = { star_rating: 5, multiple_choice: 3, true_false: 2 }[type];
  const level = fc.integer({ min: 1, max: highest });
  return fc.oneof(
    { weight: 6, arbitrary: level },
    { weight: 2, arbitrary: fc.constant(highest) },
    { weight: 1, arbitrary: fc.constantFrom(0, null) },
  );
};

export const anyResponse = (role: ParticipantRole, { items }: Questionnaire) =>
  fc.record({
    role: fc.constant(role),
    scores: fc.tuple(...items.map(scoreFor)).map((scores) => [...scores]),
    texts: fc.dictionary(
      fc.integer({ min: 0, max: items.length - 1 }).map(String),
      fc.constantFrom("", " ", "Un mot.", "Deux\n\nparagraphes"),
      { maxKeys: 6 },
    ),
  });

const between = (least: number, most: number, role: ParticipantRole) =>
  fc.array(anyResponse(role, mixedQuestionnaire), { minLength: least, maxLength: most });

/** The responses of one evaluation with up to nine people in each protected group. */
export const anyResponses: fc.Arbitrary<Response[]> = fc
  .tuple(
    between(0, 1, "subject"),
    between(0, 2, "manager"),
    between(0, 9, "peer"),
    between(0, 9, "direct_report"),
  )
  .map((parts) => parts.flat());
