import { IconDownload } from "@tabler/icons-react";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import type { Plan } from "../../contract/plan.ts";
import { planFormats, type PlanFormat } from "../../vocabulary.ts";
import { developmentApi } from "../queries.ts";

/** All that the plan of the reader holds, as a file: choices of the menu of their own plan, and of no other. */
export function usePlanExport({ person, reader }: Plan): Action[] {
  const { exportAs } = useTexts("developmentPlan");
  const take = useAction({
    run: (format: PlanFormat) => developmentApi.exportPlan({ profileId: person.id, format }),
    onSuccess: keepFile,
  });
  if (reader !== "owner") return [];
  return planFormats.map((format) => ({
    label: exportAs[format],
    icon: <IconDownload size={20} aria-hidden="true" />,
    onChoose: () => void take.run(format),
  }));
}
