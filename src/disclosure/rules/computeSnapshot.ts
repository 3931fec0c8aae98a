import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { groups } from "#weights/vocabulary.ts";
import type { Policy, Response, Snapshot } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { checkResponse, toGroup, getMinPeople } from "./cells.ts";
import { isProtected } from "./columns.ts";
import { isWritten, placeTexts } from "./comments.ts";
import { selectHighlights } from "./highlights.ts";
import { measureJoint } from "./joint.ts";
import { type GroupFigures, measure } from "./measure.ts";
import { type AssessedGroup, sumParticipation, toPublished } from "./participation.ts";
import { drawQuotes } from "./quotes.ts";
import {
  mapGroups,
  type Collection,
  type MeasuredGroup,
  computeDimensionResult,
  computeItemResult,
  computeSkillResults,
} from "./results.ts";
import { applyComplementRule } from "./safeguard.ts";

/** Stored with each snapshot; raised when the same answers would give another report. */
export const engineVersion = 6;

export type SnapshotInput = {
  questionnaire: Questionnaire;
  /** Finalised responses only; their order has no consequence. */
  responses: readonly Response[];
  policy: Policy;
  /** How many people were invited, those who declined included. */
  invited: Readonly<Record<ParticipantRole, number>>;
  /** Groups that would isolate a rater together with another report of the same person (system.ts). */
  isolating?: readonly Column[];
  /** Uniform in [0,1). */
  random: () => number;
};

/**
 * Computes the snapshot of one evaluation from its responses, once, when collection closes (§5). No other code
 * computes a published figure. Means are from 1 to 5 with one decimal. Throws a RangeError when a response does not
 * fit the questionnaire.
 */
export function computeSnapshot(input: SnapshotInput): Snapshot {
  const { questionnaire, policy } = input;
  const { items, scale } = questionnaire;
  input.responses.forEach((response) => checkResponse(items, response));
  const participation = computeParticipation(input);
  const measured = participation.map((group) => ({ group, ...measureGroup(group, input) }));
  const mayJoin = policy.joins && !input.isolating?.includes("joint");
  const joint = mayJoin ? measureJoint(items, measured, input.responses, policy) : null;
  const collection: Collection = {
    items,
    policy,
    groups: new Map(measured.map(({ group, ...each }) => [group.group, each])),
    joint,
  };
  const told = participation.map((group) => toPublished(group, joint !== null));
  const computed = computeSkillResults(collection);
  const skills = computed.map(({ result }) => result);
  const itemResults = items.map((item) => computeItemResult(item, collection));
  const points = selectHighlights(computed.map(({ ranked }) => ranked));
  return {
    engineVersion,
    scale,
    policy,
    participation: sumParticipation(told),
    groups: told,
    skills,
    items: itemResults,
    values: computeDimensionResult(collection, "value"),
    objectives: computeDimensionResult(collection, "objective"),
    comments: mapGroups(collection, ({ texts }) => texts?.group ?? null),
    highlights: policy.quotes
      ? drawQuotes(points, { skills, items: itemResults }, input.random)
      : points.map((point) => ({ ...point, quote: null })),
  };
}

function computeParticipation({ responses, policy, invited, isolating }: SnapshotInput): AssessedGroup[] {
  return groups.flatMap((group) => {
    const people = invited[group === "self" ? "subject" : group];
    const answered = responses.filter(({ role }) => toGroup(role) === group).length;
    if (answered > people) throw new RangeError(`more answers than invitations: ${group}`);
    if (people === 0) return [];
    const isEnough = answered >= getMinPeople(group, policy);
    const hidden = !isEnough ? "too_few" : isolating?.includes(group) ? "other_report" : null;
    const isCountable = hidden === null || !isProtected(group);
    return [
      { group, invited: people, answered: isCountable ? answered : null, shown: hidden === null, hidden },
    ];
  });
}

const noFigures: GroupFigures = {
  items: new Map(),
  means: new Map(),
  bases: new Map(),
  distributions: new Map(),
  choices: new Map(),
};

function measureGroup(
  { group, shown, hidden }: AssessedGroup,
  { questionnaire: { items }, responses: all, policy, random }: SnapshotInput,
): MeasuredGroup {
  const responses = all.filter(({ role }) => toGroup(role) === group);
  const pooled = hidden === "other_report";
  const texts = placeTexts(items, { group, responses, pooled }, policy, random);
  // Empty places would tell that enough people have finished.
  if (pooled) return { shown, figures: noFigures, texts: texts && isWritten(texts) ? texts : null };
  const figures = measure(items, group, responses, policy);
  return {
    shown,
    figures: isProtected(group) ? applyComplementRule(figures, items, responses, policy) : figures,
    texts,
  };
}
