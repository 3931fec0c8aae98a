import { IconArrowRight, IconPencil } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { later } from "#platform/ui/later.ts";
import type { Asked } from "../lifecycle/asked.ts";
import { useLifecycle } from "../lifecycle/useLifecycle.tsx";
import { placeOf } from "./useEvaluationColumns.tsx";

const LifecycleDialog = later(async () => (await import("../lifecycle/LifecycleDialog.tsx")).LifecycleDialog);

/** The menu of a row of the list, and the dialog that some of it opens. */
export function useRowActions(): { actionsOf: (row: EvaluationRow) => Action[]; dialog: ReactNode } {
  const texts = useTexts("lifecycle");
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ asked: Asked; evaluation: EvaluationRow } | null>(null);
  const lifecycleOf = useLifecycle<EvaluationRow>((what, evaluation) => {
    setAsked({ asked: what, evaluation });
    setOpen(true);
  });
  const place = (row: EvaluationRow): Action =>
    row.mayManage && row.status === "draft"
      ? { label: texts.prepare, icon: <IconPencil size={20} aria-hidden="true" />, to: placeOf(row) }
      : { label: texts.open, icon: <IconArrowRight size={20} aria-hidden="true" />, to: placeOf(row) };
  return {
    actionsOf: (row) => [place(row), ...(row.mayManage ? lifecycleOf(row) : [])],
    dialog: asked && <LifecycleDialog open={open} onClose={() => setOpen(false)} {...asked} />,
  };
}
