import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { usePlanPage, type Question } from "../usePlanPage.ts";

interface RemovalDialogProps {
  open: boolean;
  question: Extract<Question, { kind: "removeObjective" | "removeAction" }>;
  onClose: () => void;
}

/** Before an objective, or an action, goes for good. */
export function RemovalDialog({ open, question, onClose }: RemovalDialogProps) {
  const { removal: texts } = useTexts("developmentPlan");
  const say = useSay();
  const { actions } = usePlanPage();
  const isObjective = question.kind === "removeObjective";
  const remove = async () => {
    if (isObjective) {
      const { id, version } = question.objective;
      await actions.removeObjective.run({ id, version });
    } else await actions.removeAction.run({ id: question.action.id });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        isObjective
          ? say(texts.objective, { objective: question.objective.sentence })
          : say(texts.action, { action: question.action.text })
      }
      confirmLabel={texts.confirm}
      danger
      busy={actions.removeObjective.busy || actions.removeAction.busy}
      onConfirm={() => void remove()}
    >
      {isObjective && texts.objectiveWords}
    </ConfirmDialog>
  );
}
