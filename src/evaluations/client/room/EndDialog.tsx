import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract.ts";
import { fullName } from "#people/rules.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { notify } from "#platform/ui/notify.ts";
import { evaluations, inTurn } from "../queries.ts";
import { missingFrom } from "./phase.ts";
import styles from "./room.module.css";

/** The call belongs to the reports, a concept above: src/app hands it down. */
export type EndCollection = (evaluationId: string) => Promise<unknown>;

interface EndDialogProps {
  evaluation: Evaluation;
  endCollection: EndCollection;
  onClose: () => void;
}

/** Ends the collection early; whoever has not answered is named first. */
export function EndDialog({ evaluation, endCollection, onClose }: EndDialogProps) {
  const { endDialog } = useTexts("evaluations").room;
  const say = useSay();
  const client = useQueryClient();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const missing = missingFrom(evaluation);
  const end = async () => {
    setBusy(true);
    try {
      await inTurn(() => endCollection(evaluation.id));
      notify.success(endDialog.ended);
      await client.invalidateQueries({ queryKey: evaluations.key() });
      onClose();
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={endDialog.title}
      confirmLabel={endDialog.confirm}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      {evaluation.subject && say(endDialog.report, { name: fullName(evaluation.subject) })}{" "}
      {missing.length > 0 && say(endDialog.missing, { count: missing.length })}
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
    </ConfirmDialog>
  );
}
