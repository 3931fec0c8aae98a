import { IconPrinter } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { usePrint } from "#reports/client/usePrint.ts";
import type { Plan } from "../../contract/plan.ts";

export const PlanPrint = later(async () => (await import("./PlanPrint.tsx")).PlanPrint);

/**
 * The plan on paper: `printed` while it is being printed, null else. A sheet is often handed over, so that what its owner keeps for
 * themself is on it only when they ask for it.
 */
export function usePlanPrint(plan: Plan): { printed: Plan | null; choices: Action[] } {
  const texts = useTexts("developmentPlan");
  const isHere = PlanPrint.useIsHere();
  const [isPrinting, setIsPrinting] = useState(false);
  const [printsAll, setPrintsAll] = useState(false);
  const show = useCallback((printing: boolean) => {
    setIsPrinting(printing);
    if (!printing) setPrintsAll(false);
  }, []);
  usePrint(show, PlanPrint.preload);
  const toChoice = (label: string, all: boolean): Action => ({
    label,
    icon: <IconPrinter size={20} aria-hidden="true" />,
    onChoose: () => {
      setPrintsAll(all);
      void PlanPrint.preload().then(() => window.print());
    },
  });
  const { objectives } = plan;
  const choices = [
    ...(objectives.length > 0 ? [toChoice(texts.print, false)] : []),
    ...(objectives.some(({ isPrivate }) => isPrivate) ? [toChoice(texts.printAll, true)] : []),
  ];
  if (!isPrinting || !isHere) return { printed: null, choices };
  const isPrinted = ({ isPrivate }: Plan["objectives"][number]) => printsAll || !isPrivate;
  return { printed: { ...plan, objectives: objectives.filter(isPrinted) }, choices };
}
