import { fieldId } from "#platform/client/form.ts";
import { useTexts } from "#platform/client/language.tsx";
import { NumberGrid } from "#platform/ui/numberGrid/NumberGrid.tsx";
import { sumCells, type MatrixForm } from "../../rules/matrixForm.ts";
import { ratedDimensions } from "../../vocabulary.ts";
import type { MatrixChanges } from "./useMatrixForm.ts";
import { useTotalWords } from "./useTotalWords.ts";

interface DimensionsGridProps {
  values: MatrixForm["dimensions"];
  onChange: (changes: MatrixChanges) => void;
  onUndo: () => void;
}

/** How much skills, values and objectives count, in one row. */
export function DimensionsGrid({ values, onChange, onUndo }: DimensionsGridProps) {
  const { dimensions, row: rowHeader, total: totalHeader } = useTexts("weights");
  const describeTotal = useTotalWords();
  const total = sumCells(values);
  return (
    <NumberGrid
      caption={dimensions.caption}
      rowHeader={rowHeader}
      totalHeader={totalHeader}
      columns={ratedDimensions.map((key) => ({ key, header: dimensions.names[key] }))}
      rows={[
        {
          key: "dimensions",
          id: fieldId("dimensions"),
          name: dimensions.row,
          values,
          total: { text: describeTotal(total), isWrong: total !== 100 },
        },
      ]}
      onChange={onChange}
      onUndo={onUndo}
    />
  );
}
