import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import type { EndCollection } from "./EndDialog.tsx";
import { isAllIn } from "./phase.ts";

const EndDialog = later(async () => (await import("./EndDialog.tsx")).EndDialog);

interface MainActionProps {
  evaluation: Evaluation;
  endCollection: EndCollection;
  onChangeDue: () => void;
}

/** The one next action of the phase, for whoever may take it. */
export function MainAction({ evaluation, endCollection, onChangeDue }: MainActionProps) {
  const room = useTexts("room");
  const [ending, setEnding] = useState(false);
  usePreload(EndDialog);
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
  return (
    <>
      <Button onClick={() => setEnding(true)}>{room.end}</Button>
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
    </>
  );
}
