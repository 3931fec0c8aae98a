import type { PulsePlan } from "../../../contract/content.ts";
import type { PlanPreview } from "../../../contract/series.ts";

/** Whom and when the settings would ask; null while that is not known. */
export const usePlanPreview = (_id: string, _plan: PulsePlan): PlanPreview | null => null;
