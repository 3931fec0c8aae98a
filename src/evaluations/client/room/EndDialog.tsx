import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { requiresEndConfirmation, previewEarlyEnd, type EarlyEnd } from "#evaluations/rules/closingEarly.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { evaluations, runInOrder } from "../queries.ts";
import { missingFrom } from "./phase.ts";
import styles from "./room.module.css";

/** The call belongs to the reports, a concept above: src/app hands it down. */
export type EndCollection = (evaluationId: string) => Promise<unknown>;

interface EndDialogProps {
  open: boolean;
  evaluation: Evaluation;
  endCollection: EndCollection;
  onChangeDue: () => void;
  onClose: () => void;
}

/** Ends the collection early, after naming the participants who have not answered and what the report will not show. */
export function EndDialog({ open, evaluation, endCollection, onChangeDue, onClose }: EndDialogProps) {
  const { endDialog } = useTexts("room");
  const say = useSay();
  const [accepted, setAccepted] = useState(false);
  const missing = missingFrom(evaluation);
  const early = previewEarlyEnd(evaluation.participants, evaluation.threshold);
  const requiresConfirmation = requiresEndConfirmation(early);
  const end = useAction({
    run: () => runInOrder(() => endCollection(evaluation.id)),
    refresh: [evaluations.key()],
    announce: () => endDialog.ended,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={end.busy}
      title={endDialog.title}
      confirmLabel={endDialog.confirm}
      disabledReason={requiresConfirmation && !accepted ? endDialog.acceptFirst : null}
      onClose={onClose}
      onConfirm={() => void end.run()}
    >
      <Stack>
        <span>
          {evaluation.subject &&
            say(endDialog.report[evaluation.release ?? "immediate"], {
              name: fullName(evaluation.subject),
            })}{" "}
          {missing.length > 0 && say(endDialog.missing, { count: missing.length })}
        </span>
        {missing.length > 0 && (
          <div className={styles.missing}>
            <strong id="missing-people">{endDialog.missingList}</strong>
            <ul aria-labelledby="missing-people">
              {missing.map(({ id, person }) => (
                <li key={id}>{fullName(person)}</li>
              ))}
            </ul>
          </div>
        )}
        {requiresConfirmation && (
          <>
            <HiddenViews early={early} />
            <CheckboxField label={endDialog.accept} checked={accepted} onChange={setAccepted} />
          </>
        )}
        <Row>
          <Button variant="quiet" onClick={onChangeDue}>
            {endDialog.changeDue}
          </Button>
        </Row>
      </Stack>
    </ConfirmDialog>
  );
}

/** Lists the groups that would be masked, and says when no view would be left. */
function HiddenViews({ early: { masked, isEmpty, selfMissing } }: { early: EarlyEnd }) {
  const { endDialog } = useTexts("room");
  const say = useSay();
  return (
    <Notice tone="warning" role="status" title={endDialog.whatHappens}>
      {masked.map(({ role, answered, invited }) => (
        <p key={role}>
          {answered === 0
            ? endDialog.masked[role].none
            : say(endDialog.masked[role].some, { count: answered, invited })}
        </p>
      ))}
      {isEmpty && <p>{selfMissing ? endDialog.emptyWithoutSelf : endDialog.empty}</p>}
    </Notice>
  );
}
