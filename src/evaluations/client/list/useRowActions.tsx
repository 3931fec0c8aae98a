import { IconArrowRight, IconBell, IconPencil, IconPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { later } from "#platform/ui/later.ts";
import type { LifecycleAction } from "../lifecycle/lifecycleFacts.ts";
import { useLifecycle } from "../lifecycle/useLifecycle.tsx";
import type { AskOfRows } from "./useEvaluationSelection.tsx";
import { getEvaluationPath } from "./useEvaluationColumns.tsx";

const LifecycleDialog = later(async () => (await import("../lifecycle/LifecycleDialog.tsx")).LifecycleDialog);
const icons = { remind: IconBell, extend: IconPlus };

/**
 * The menu of a row of the list, and the dialog that some of it opens.
 * @param ask opens a bulk action for one row: on a phone, where rows are not selected, the only way to it
 */
export function useRowActions(ask?: AskOfRows): {
  listActions: (row: EvaluationRow) => Action[];
  dialog: ReactNode;
} {
  const texts = useTexts("lifecycle");
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ asked: LifecycleAction; evaluation: EvaluationRow } | null>(null);
  const listLifecycleActions = useLifecycle<EvaluationRow>((what, evaluation) => {
    setAsked({ asked: what, evaluation });
    setOpen(true);
  });
  /** While people answer, as in the control room; the dialogs know the rules. */
  const listRunningActions = (row: EvaluationRow): Action[] => {
    const { status, answeredCount, participantCount } = row;
    if (!ask || status !== "in_progress") return [];
    const isAwaited = participantCount === null || answeredCount !== participantCount;
    return (["remind", "extend"] as const)
      .filter((action) => isAwaited || action === "extend")
      .map((action) => {
        const Icon = icons[action];
        return {
          label: texts.bulk[action].action,
          icon: <Icon size={20} aria-hidden="true" />,
          onChoose: () => ask(action, [row]),
        };
      });
  };
  const buildOpenAction = (row: EvaluationRow): Action =>
    row.mayManage && row.status === "draft"
      ? {
          label: texts.prepare,
          icon: <IconPencil size={20} aria-hidden="true" />,
          to: getEvaluationPath(row),
        }
      : {
          label: texts.open,
          icon: <IconArrowRight size={20} aria-hidden="true" />,
          to: getEvaluationPath(row),
        };
  return {
    listActions: (row) => [
      buildOpenAction(row),
      ...(row.mayManage ? [...listRunningActions(row), ...listLifecycleActions(row)] : []),
    ],
    dialog: asked && <LifecycleDialog open={open} onClose={() => setOpen(false)} {...asked} />,
  };
}
