import { IconFileDownload } from "@tabler/icons-react";
import { keepFile } from "#platform/client/keepFile.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import type { Plan } from "../../contract/plan.ts";
import { developmentApi } from "../queries.ts";

/** The sheet as a file: without what is kept for oneself, which its owner may ask for. */
export function usePlanPdf({ person, objectives }: Plan): Action[] {
  const { pdf: texts } = useTexts("developmentPlan");
  const { list } = useTexts("kit");
  const { language } = useLanguage();
  const take = useAction({
    run: (kept: { kept?: "own" }) => {
      announce(list.exporting);
      return developmentApi.planPdf({ profileId: person.id, language, ...kept });
    },
    onSuccess: keepFile,
    announce: () => list.exported,
  });
  const toChoice = (label: string, kept: { kept?: "own" }): Action => ({
    label,
    icon: <IconFileDownload size={20} aria-hidden="true" />,
    onChoose: () => void take.run(kept),
  });
  return [
    ...(objectives.length > 0 ? [toChoice(texts.download, {})] : []),
    ...(objectives.some(({ isPrivate }) => isPrivate) ? [toChoice(texts.downloadAll, { kept: "own" })] : []),
  ];
}
