import type { PulsePlan } from "../../../contract/content.ts";

/** What the fields of a part of the settings receive. */
export interface PlanFieldsProps {
  plan: PulsePlan;
  onChange: (plan: Partial<PulsePlan>) => void;
}
