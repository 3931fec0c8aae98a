import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PulsePlan } from "../../../contract/content.ts";
import type { PlanPreview } from "../../../contract/series.ts";
import { pulses } from "../../queries.ts";
import { pause } from "../useTemplateDraft.ts";

/**
 * Whom and when the settings would ask, as they are after a pause; null while that is not known. One call at a time: for many
 * people the server counts for a second, and what was changed meanwhile is asked once it has answered.
 */
export function usePlanPreview(id: string, plan: PulsePlan): PlanPreview | null {
  const [settled] = useDebouncedValue(plan, pause);
  const [asked, setAsked] = useState(plan);
  const { data, isFetching } = useQuery(
    pulses.previewPlan.queryOptions({ input: { id, plan: asked }, placeholderData: keepPreviousData }),
  );
  if (!isFetching && asked !== settled) setAsked(settled);
  return data ?? null;
}
