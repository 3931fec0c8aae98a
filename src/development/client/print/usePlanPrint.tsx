import { IconPrinter } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { usePrint } from "#reports/client/usePrint.ts";
import type { Plan } from "../../contract/plan.ts";

/** The sheet comes with the page: a browser that prints waits for none. */
const preloadNothing = () => Promise.resolve();

/**
 * The plan on paper: `printed` while it is being printed, null else. A sheet is often handed over, so that what its owner keeps for
 * themself is on it only when they ask for it.
 */
export function usePlanPrint(plan: Plan): { printed: Plan | null; choices: Action[] } {
  const texts = useTexts("developmentPlan");
  const [isPrinting, setIsPrinting] = useState(false);
  const [printsAll, setPrintsAll] = useState(false);
  const show = useCallback((printing: boolean) => {
    setIsPrinting(printing);
    if (!printing) setPrintsAll(false);
  }, []);
  usePrint(show, preloadNothing);
  const toChoice = (label: string, all: boolean): Action => ({
    label,
    icon: <IconPrinter size={20} aria-hidden="true" />,
    onChoose: () => {
      setPrintsAll(all);
      // Once the menu is closed.
      setTimeout(() => window.print());
    },
  });
  const { objectives } = plan;
  const choices = [
    ...(objectives.length > 0 ? [toChoice(texts.print, false)] : []),
    ...(objectives.some(({ isPrivate }) => isPrivate) ? [toChoice(texts.printAll, true)] : []),
  ];
  if (!isPrinting) return { printed: null, choices };
  const isPrinted = ({ isPrivate }: Plan["objectives"][number]) => printsAll || !isPrivate;
  return { printed: { ...plan, objectives: objectives.filter(isPrinted) }, choices };
}
