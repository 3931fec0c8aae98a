import type { ComponentProps, ReactNode } from "react";
import { PlanCard } from "./PlanCard.tsx";
import { Surveys } from "./SurveyCards.tsx";

interface LateCardsProps extends ComponentProps<typeof Surveys> {
  plan?: ComponentProps<typeof PlanCard>["plan"] | false | null | undefined;
}

/** The cards of the home that only some people have: they come in one file, for which the page waits. */
export const LateCards = ({ plan, ...surveys }: LateCardsProps): ReactNode => (
  <>
    {plan && <PlanCard plan={plan} />}
    <Surveys {...surveys} />
  </>
);
