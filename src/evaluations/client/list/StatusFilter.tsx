import { useId } from "react";
import type { EvaluationStatus } from "#evaluations/contract.ts";
import { evaluationStatuses } from "#evaluations/rules/enumerations.ts";
import { useTexts } from "#platform/client/language.tsx";
import styles from "./list.module.css";

interface StatusFilterProps {
  value: EvaluationStatus | null;
  onChange: (status: EvaluationStatus | null) => void;
}

/** Chips that are radios: one status, or all. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const texts = useTexts("evaluations");
  const name = useId();
  const choices = [
    { status: null, label: texts.list.all },
    ...evaluationStatuses.map((status) => ({ status, label: texts.statuses[status] })),
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{texts.list.filter}</legend>
      {choices.map(({ status, label }) => (
        <label key={label} className={styles.chip}>
          <input type="radio" name={name} checked={status === value} onChange={() => onChange(status)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
