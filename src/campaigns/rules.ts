import type { EvaluationStatus, EvaluationType } from "#evaluations/contract/evaluation.ts";
import { rolesOf } from "#evaluations/rules/launch.ts";
import type { ErrorCode } from "#platform/errors.ts";

/** People evaluated in one campaign. */
const mostPeople = 500;
/** Requests to one person, unless another number is chosen. */
export const usualRequests = 4;

/** Colleagues proposed for each person: one absence does not mask the group. */
export const colleaguesWanted = (type: EvaluationType, threshold: number): number =>
  rolesOf(type).includes("peer") ? threshold + 1 : 0;

/** Why a choice of that many people makes no campaign. */
export const whyNotCreate = (count: number): ErrorCode | null =>
  count === 0 ? "campaign_of_nobody" : count > mostPeople ? "campaign_too_large" : null;

/** Why there is nothing to launch, or nothing any more. */
export const whyNotLaunchCampaign = (lines: readonly { status: EvaluationStatus }[]): ErrorCode | null =>
  lines.some(({ status }) => status === "draft") ? null : "nothing_to_launch";

/** By person, how many evaluations of a campaign they are asked for, those most asked first. */
export function requestsOf(
  lines: readonly { invited: readonly { person: { id: string } }[] }[],
): Map<string, number> {
  const requests = new Map<string, number>();
  for (const { invited } of lines)
    for (const { person } of invited) requests.set(person.id, (requests.get(person.id) ?? 0) + 1);
  return new Map([...requests].toSorted(([, a], [, b]) => b - a));
}
