import type { Objective, Plan } from "../../contract/plan.ts";

/** The objectives that a reader has just added, in the order of the plan. */
export const listAdded = (
  before: Pick<Plan, "objectives">,
  after: Pick<Plan, "objectives">,
  authorProfileId: string,
): Objective[] =>
  after.objectives.filter(
    (objective) =>
      objective.authorProfileId === authorProfileId &&
      !before.objectives.some(({ id }) => id === objective.id),
  );
