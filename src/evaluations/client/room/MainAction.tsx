import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { remindable } from "#evaluations/rules/reminders.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/ActionMenu.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import type { EndCollection } from "./EndDialog.tsx";
import { useNow } from "../useToday.ts";
import { isAllIn } from "./phase.ts";
import styles from "./room.module.css";
import { useRemind } from "./useRemind.ts";

const EndDialog = later(async () => (await import("./EndDialog.tsx")).EndDialog);

interface MainActionProps {
  evaluation: Evaluation;
  endCollection: EndCollection;
  onChangeDue: () => void;
}

/** The one next action of the phase, for whoever may take it. */
export function MainAction({ evaluation, endCollection, onChangeDue }: MainActionProps) {
  const room = useTexts("room");
  const { id, status, rights } = evaluation;
  if (rights.readReport)
    return (
      <LinkButton variant="primary" to={paths.report(id)}>
        {room.openReport}
      </LinkButton>
    );
  if (!rights.manage) return null;
  if (isBeforeLaunch(status))
    return (
      <LinkButton variant="primary" to={paths.editEvaluation(id)}>
        {room.continue}
      </LinkButton>
    );
  if (status !== "in_progress" || isAllIn(evaluation)) return null;
  return <WhileRunning evaluation={evaluation} endCollection={endCollection} onChangeDue={onChangeDue} />;
}

/** Whoever is missing is reminded first; ending is never the first thing offered. */
function WhileRunning({ evaluation, endCollection, onChangeDue }: MainActionProps) {
  const room = useTexts("room");
  const say = useSay();
  const [ending, setEnding] = useState(false);
  usePreload(EndDialog);
  const remind = useRemind(evaluation);
  const now = useNow();
  const people = remindable(evaluation.participants, now);
  return (
    <div className={styles.actions}>
      {people.length > 0 && (
        <span className={styles.primary}>
          <Button variant="primary" fullWidth busy={remind.busy} onClick={() => void remind.run()}>
            {say(room.reminders.all, { count: people.length })}
          </Button>
        </span>
      )}
      <ActionMenu
        name={room.actions}
        actions={[
          {
            label: room.end,
            icon: <IconFlag size={20} aria-hidden="true" />,
            onChoose: () => setEnding(true),
          },
        ]}
      />
      {ending && (
        <EndDialog
          open
          evaluation={evaluation}
          endCollection={endCollection}
          onChangeDue={() => {
            setEnding(false);
            onChangeDue();
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}
