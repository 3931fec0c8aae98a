import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PulsePlan } from "../../../contract/content.ts";
import type { PlanPreview } from "../../../contract/series.ts";
import { pulses } from "../../queries.ts";

/** Whom and when the settings would ask, as they are now; null while that is not known. */
export function usePlanPreview(id: string, plan: PulsePlan): PlanPreview | null {
  const { data } = useQuery(
    pulses.previewPlan.queryOptions({ input: { id, plan }, placeholderData: keepPreviousData }),
  );
  return data ?? null;
}
