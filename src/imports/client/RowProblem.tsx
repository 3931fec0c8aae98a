import type { ImportView } from "#imports/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Problem } from "../rules/rowValidation.ts";
import styles from "./imports.module.css";

interface RowProblemProps {
  row: ImportView["rows"][number];
  describeProblem: (problem: Problem) => string;
  onSave: (number: number, field: string, value: string) => void;
}

/** What is wrong with a row as a whole: something stands beyond its last column, and can be taken away. */
export function RowProblem({ row, describeProblem, onSave }: RowProblemProps) {
  const { verify } = useTexts("imports");
  const problem = row.problems?.["row"];
  if (!problem) return null;
  return (
    <>
      <span className={styles.problem}>{describeProblem(problem)}</span>
      {problem.code === "more_cells" && (
        <Button size="small" onClick={() => onSave(row.number, "row", "")}>
          {verify.removeMore}
        </Button>
      )}
    </>
  );
}
