import { useState, type ReactNode } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { maxBulkItems } from "#platform/bulk.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import type { SelectionOptions } from "#platform/ui/lists/useListSelection.tsx";
import { evaluationsApi } from "../queries.ts";
import type { BulkAction } from "./bulk/bulkProps.ts";

const BulkDialogs = later(async () => (await import("./bulk/BulkDialogs.tsx")).BulkDialogs);

/** Opens the dialog that confirms an action on these rows. */
export type AskOfRows = (action: BulkAction, rows: readonly EvaluationRow[], onDone?: () => void) => void;

/** The bulk actions on selected evaluations, and the dialog that confirms each. */
export function useEvaluationSelection(question: Parameters<typeof evaluationsApi.selectable>[0]): {
  selection: SelectionOptions<EvaluationRow>;
  ask: AskOfRows;
  bulkDialog: ReactNode;
} {
  const { language } = useLanguage();
  const { untitled } = useTexts("evaluations");
  const { bulk } = useTexts("lifecycle");
  const [open, setOpen] = useState(false);
  // While it closes, the dialog keeps its last content.
  const [chosen, setChosen] = useState<{
    action: BulkAction;
    rows: readonly EvaluationRow[];
    onDone: () => void;
  }>({ action: "remind", rows: [], onDone: () => undefined });
  const ask: AskOfRows = (action, rows, onDone = () => undefined) => {
    setChosen({ action, rows, onDone });
    setOpen(true);
  };
  return {
    ask,
    selection: {
      count: bulk.selected,
      getKey: ({ id }) => id,
      getName: ({ name }) => name || untitled,
      max: maxBulkItems,
      every: async () => (await evaluationsApi.selectable(question)).items,
      actions: (rows, clear) =>
        (["remind", "extend", "archive"] as const).map((action) => ({
          label: bulk[action].action,
          onChoose: () => ask(action, rows, clear),
        })),
      onExport: (format, rows) =>
        evaluationsApi.export({ format, language, ...question, evaluationIds: rows.map(({ id }) => id) }),
    },
    bulkDialog: <BulkDialogs open={open} {...chosen} onClose={() => setOpen(false)} />,
  };
}
