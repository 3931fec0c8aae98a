import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { daysAfter } from "#platform/calendarDays.ts";
import { DateField } from "#platform/ui/forms/fields.tsx";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { endOfMonth } from "../../days.ts";
import styles from "../wizard.module.css";

interface DueFieldProps {
  /** Null: the server's default due date. */
  value: string | null;
  onChange: (day: string) => void;
}

/** A native date, never empty, and the three dates that people choose most. */
export function DueField({ value, onChange }: DueFieldProps) {
  const { information } = useTexts("wizard");
  const { presets } = information;
  const today = useToday();
  const zone = useZoneNote();
  return (
    <div>
      <DateField
        id="evaluation-due"
        label={information.due + zone}
        description={information.dueHint}
        min={today}
        value={value ?? computeDefaultDueDate(today)}
        error={value && value < today ? information.duePast : null}
        // A date that is being typed is empty until it is whole.
        onChange={(day) => day && onChange(day)}
      />
      <div role="group" aria-label={presets.label} className={styles.presets}>
        <Button size="small" onClick={() => onChange(daysAfter(today, 14))}>
          {presets.twoWeeks}
        </Button>
        <Button size="small" onClick={() => onChange(daysAfter(today, 21))}>
          {presets.threeWeeks}
        </Button>
        <Button size="small" onClick={() => onChange(endOfMonth(today))}>
          {presets.endOfMonth}
        </Button>
      </div>
    </div>
  );
}
