import { IconArrowRight, IconBell, IconCalendarPlus, IconPencil } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { whyNotExtend, whyNotRemindAmong } from "#evaluations/rules/bulk.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { later } from "#platform/ui/later.ts";
import type { Asked } from "../lifecycle/asked.ts";
import { useLifecycle } from "../lifecycle/useLifecycle.tsx";
import { useToday } from "../useToday.ts";
import type { BulkAction } from "./bulk/bulkProps.ts";
import { placeOf } from "./useEvaluationColumns.tsx";

const LifecycleDialog = later(async () => (await import("../lifecycle/LifecycleDialog.tsx")).LifecycleDialog);
const BulkDialogs = later(async () => (await import("./bulk/BulkDialogs.tsx")).BulkDialogs);

/** The menu of a row of the list, and the dialogs that some of it opens: on a phone, where rows are not selected, the only way to them. */
export function useRowActions(): { actionsOf: (row: EvaluationRow) => Action[]; dialog: ReactNode } {
  const texts = useTexts("lifecycle");
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ asked: Asked; evaluation: EvaluationRow } | null>(null);
  const lifecycleOf = useLifecycle<EvaluationRow>((what, evaluation) => {
    setAsked({ asked: what, evaluation });
    setOpen(true);
  });
  const today = useToday();
  const [isAskedOfMany, setIsAskedOfMany] = useState(false);
  const [many, setMany] = useState<{ action: BulkAction; rows: readonly EvaluationRow[] } | null>(null);
  const askOf = (action: BulkAction, row: EvaluationRow) => () => {
    setMany({ action, rows: [row] });
    setIsAskedOfMany(true);
  };
  /** While people answer, as in the control room. */
  const running = (row: EvaluationRow): Action[] => {
    const { remind, extend } = texts.bulk;
    if (row.status !== "in_progress") return [];
    const isOpen = whyNotExtend({ ...row, dueOn: null, startsOn: null }, { dueOn: today, today }) === null;
    return [
      ...(whyNotRemindAmong(row) === null
        ? [
            {
              label: remind.action,
              icon: <IconBell size={20} aria-hidden="true" />,
              onChoose: askOf("remind", row),
            },
          ]
        : []),
      ...(isOpen
        ? [
            {
              label: extend.action,
              icon: <IconCalendarPlus size={20} aria-hidden="true" />,
              onChoose: askOf("extend", row),
            },
          ]
        : []),
    ];
  };
  const place = (row: EvaluationRow): Action =>
    row.mayManage && row.status === "draft"
      ? { label: texts.prepare, icon: <IconPencil size={20} aria-hidden="true" />, to: placeOf(row) }
      : { label: texts.open, icon: <IconArrowRight size={20} aria-hidden="true" />, to: placeOf(row) };
  return {
    actionsOf: (row) => [place(row), ...(row.mayManage ? [...running(row), ...lifecycleOf(row)] : [])],
    dialog: (
      <>
        {asked && <LifecycleDialog open={open} onClose={() => setOpen(false)} {...asked} />}
        {many && (
          <BulkDialogs
            open={isAskedOfMany}
            {...many}
            onDone={() => setIsAskedOfMany(false)}
            onClose={() => setIsAskedOfMany(false)}
          />
        )}
      </>
    ),
  };
}
