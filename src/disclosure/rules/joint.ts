import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import type { Policy, Response } from "../contract.ts";
import { type GroupFigures, measure } from "./measure.ts";
import type { AssessedGroup } from "./participation.ts";
import { applyComplementRule } from "./safeguard.ts";

type Participation = Pick<AssessedGroup, "group" | "invited" | "hidden">;
type Asked = { group: Participation; figures: GroupFigures };

/**
 * Both protected groups taken together (§5), by every rule of a group: only where both were invited and neither has a
 * readable cell anywhere in the report, so that nothing can be subtracted. Its counts are published nowhere: they would
 * give its number of people. null: the report has no joint group.
 */
export function measureJoint(
  items: readonly QuestionnaireItem[],
  groups: readonly Asked[],
  responses: readonly Response[],
  policy: Policy,
): GroupFigures | null {
  const asked = protectedRoles.flatMap((role) => groups.find(({ group }) => group.group === role) ?? []);
  if (asked.length < protectedRoles.length || asked.some(({ figures }) => hasFigures(figures))) return null;
  const both = responses.filter(({ role }) => protectedRoles.some((one) => one === role));
  const most = asked.reduce((sum, { group }) => sum + countAtMost(group, policy), 0);
  const measured = withoutCounts(measure(items, "joint", both, policy, most));
  const figures = applyComplementRule(measured, items, both, policy);
  return hasFigures(figures) ? figures : null;
}

const isReadable = ({ form }: { form: string }) => form !== "masked";

const hasFigures = ({ items, means, distributions, choices }: GroupFigures): boolean =>
  [...items.values()].some(isReadable) ||
  [...means.values()].some(({ cell }) => isReadable(cell)) ||
  distributions.size + choices.size > 0;

/**
 * How many people of a group may have answered a question, by what the report says: fewer than k where the question is
 * masked, unless the whole group is hidden beside another report.
 */
const countAtMost = ({ invited, hidden }: Participation, { k }: Policy): number =>
  hidden === "other_report" ? invited : Math.min(invited, k - 1);

const withoutCounts = (figures: GroupFigures): GroupFigures => ({
  ...figures,
  distributions: new Map(),
  choices: new Map(),
});

/** A cell of the joint group, as it is published. */
export function withoutPeople<Figure extends { form: string; n?: number }>(
  figure: Figure,
): Figure extends unknown ? Omit<Figure, "n"> : never {
  const { n: _, ...rest } = figure;
  return rest as Figure extends unknown ? Omit<Figure, "n"> : never;
}
