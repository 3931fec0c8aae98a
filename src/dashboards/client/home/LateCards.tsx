import type { ComponentProps, ReactNode } from "react";
import type { OwnPlan } from "#development/contract/ownPlan.ts";
import type { LatestReport } from "../../contract.ts";
import { PlanCard } from "./PlanCard.tsx";
import { Surveys } from "./SurveyCards.tsx";

interface LateCardsProps extends ComponentProps<typeof Surveys> {
  plan?: OwnPlan | null;
  /** That from which a plan could begin, once it is read. */
  report?: LatestReport | null;
}

/** The cards of the home that only some people have: they come in one file, for which the page waits. */
export const LateCards = ({ plan, report, ...surveys }: LateCardsProps): ReactNode => (
  <>
    {plan && (plan.hasPlan || report) && <PlanCard plan={plan} />}
    <Surveys {...surveys} />
  </>
);
