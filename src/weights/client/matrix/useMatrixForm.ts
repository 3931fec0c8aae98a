import { useRef, useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { typedOver } from "#platform/ui/conflict/changes.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { WeightMatrix } from "#weights/contract.ts";
import { toForm, toWeights, listWrongRows, type MatrixForm } from "../../rules/matrixForm.ts";
import { weights, weightsApi } from "../queries.ts";
import { useRowNames } from "./useRowNames.ts";
import { useTotalWords } from "./useTotalWords.ts";

/** The cells of a row; null where it follows the row above it. */
type MatrixRow = Readonly<Record<string, string>> | null;
/** The new cells of each row. */
export type MatrixChanges = ReadonlyMap<string, MatrixRow>;

/** The matrix in its form: each change can be undone, and saving makes the next version. */
export function useMatrixForm(matrix: WeightMatrix) {
  const texts = useTexts("weights");
  const say = useSay();
  const getRowName = useRowNames(matrix.families);
  const describeTotal = useTotalWords();
  /** The rows of each change as they were before it. */
  const past = useRef<MatrixChanges[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const rowLabels = Object.fromEntries(
    Object.keys(toForm(matrix)).map((name) => [name, getRowName(name) ?? ""]),
  );
  const save = useAction({
    run: ({ values, version }: { values: MatrixForm; version: number }) =>
      weightsApi.save({ basedOn: version, weights: toWeights(values) }),
    refresh: [weights.key()],
    announce: ({ version }) => say(texts.saved, { version }),
  });
  const edit = useVersionedForm<WeightMatrix, MatrixForm>({
    stored: matrix,
    toValues: toForm,
    labels: rowLabels,
    inWords: (name, values) => formatCells(values[name]),
    check: (values) =>
      Object.fromEntries(
        listWrongRows(values).map(({ name, total }) => [
          name,
          { sentence: say(texts.wrongRow, { row: getRowName(name) ?? name, reason: describeTotal(total) }) },
        ]),
      ),
    // A version is the whole matrix: the rows that were not typed here leave as they are stored now.
    send: (values, { base, version }) =>
      save.attempt({ values: typedOver({ base, typed: values, stored: toForm(matrix) }), version }),
  });
  const { form } = edit;
  const put = (changes: MatrixChanges) => {
    for (const [name, cells] of changes) form.set(name, cells);
  };
  return {
    ...edit,
    change: (changes: MatrixChanges) => {
      const rows: Readonly<Partial<Record<string, MatrixRow>>> = form.values;
      past.current.push(new Map([...changes.keys()].map((name) => [name, rows[name] ?? null])));
      setCanUndo(true);
      put(changes);
    },
    canUndo,
    undo: () => {
      const last = past.current.pop();
      setCanUndo(past.current.length > 0);
      if (last) put(last);
    },
  };
}

/** A row of the matrix in words; one that follows the row above it has none. */
const formatCells = (cells: object | null | undefined) =>
  cells ? `${Object.values(cells).join(" · ")}\u00A0%` : "";
