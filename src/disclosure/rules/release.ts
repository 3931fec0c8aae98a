import type { ParticipantRole, Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { GroupParticipation, Policy, Response, Snapshot } from "../contract.ts";
import { checkResponse, groupOf, groups, isProtected, leastPeople } from "./cells.ts";
import { highlightsOf } from "./highlights.ts";
import { measure } from "./measure.ts";
import { publishedPolicy } from "./policy.ts";
import { type Collection, type MeasuredGroup, dimensionResult, itemResult, skillResults } from "./results.ts";
import { safeguarded } from "./safeguard.ts";

/** Stored with each snapshot; raised when the same answers would give another report. */
export const engineVersion = 2;

export type Collected = {
  questionnaire: Questionnaire;
  /** Finalised responses only; their order has no consequence. */
  responses: readonly Response[];
  policy: Policy;
  /** How many people were invited, those who declined included. */
  invited: Readonly<Record<ParticipantRole, number>>;
  /** Uniform in [0,1). */
  random: () => number;
};

/**
 * Turns the responses of one evaluation into its report, once, when collection closes (§5).
 * Nothing else in the product computes a published figure. Means are from 1 to 5 with one decimal.
 * Throws a RangeError when a response does not fit the questionnaire.
 */
export function release(collected: Collected): Snapshot {
  const { questionnaire, policy, random } = collected;
  const { items, scale } = questionnaire;
  collected.responses.forEach((response) => checkResponse(items, response));
  const participation = participationOf(collected);
  const collection: Collection = {
    items,
    policy,
    groups: new Map(participation.map((each) => [each.group, measured(each, collected)])),
  };
  const skills = skillResults(collection);
  return {
    engineVersion,
    scale,
    policy: publishedPolicy(policy),
    participation: totals(participation),
    groups: participation,
    skills,
    items: items.map((item) => itemResult(item, collection, random)),
    values: dimensionResult(collection, "value"),
    objectives: dimensionResult(collection, "objective"),
    highlights: highlightsOf(skills),
  };
}

function participationOf({ responses, policy, invited }: Collected): GroupParticipation[] {
  return groups.flatMap((group) => {
    const people = invited[group === "self" ? "subject" : group];
    const answered = responses.filter(({ role }) => groupOf(role) === group).length;
    if (answered > people) throw new RangeError(`more answers than invitations: ${group}`);
    if (people === 0) return [];
    const shown = answered >= leastPeople(group, policy);
    const isCountable = shown || !isProtected(group);
    return [{ group, invited: people, answered: isCountable ? answered : null, shown }];
  });
}

function measured(
  { group, shown }: GroupParticipation,
  { questionnaire: { items }, responses, policy }: Collected,
): MeasuredGroup {
  const own = responses.filter(({ role }) => groupOf(role) === group);
  const figures = measure(items, group, own, policy);
  return {
    responses: own,
    shown,
    figures: isProtected(group) ? safeguarded(figures, items, own, policy) : figures,
  };
}

function totals(participation: readonly GroupParticipation[]): Snapshot["participation"] {
  const invited = participation.reduce((sum, group) => sum + group.invited, 0);
  if (participation.some(({ answered }) => answered === null)) return { invited, answered: null };
  const answered = participation.reduce((sum, group) => sum + (group.answered ?? 0), 0);
  return { invited, answered };
}
