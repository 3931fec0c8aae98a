import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { daysAfter } from "#platform/calendarDays.ts";
import type { Period } from "#platform/periods.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { useToday } from "#platform/ui/viewer.tsx";

interface PeriodDialogProps {
  open: boolean;
  /** With which it begins. */
  period: Period;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** Due dates are chosen up to a year ahead. */
const daysAhead = 365;

/** The period to which a list is narrowed; begins anew each time it opens. */
export const PeriodDialog = ({ open, ...dialog }: PeriodDialogProps) => open && <ChoosePeriod {...dialog} />;

function ChoosePeriod({ period, onChoose, onClose }: Omit<PeriodDialogProps, "open">) {
  const { people: texts } = useTexts("hub");
  const today = useToday();
  const [shown, setShown] = useState(period);
  return (
    <ConfirmDialog
      open
      title={texts.period.title}
      confirmLabel={texts.period.show}
      onConfirm={() => {
        onChoose(shown);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{texts.period.detail}</p>
      <PeriodBar period={shown} today={today} latest={daysAfter(today, daysAhead)} onChange={setShown} />
    </ConfirmDialog>
  );
}
