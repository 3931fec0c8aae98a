import { useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { usePlanPage } from "../usePlanPage.ts";

interface CycleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Before a new cycle begins, which cannot be taken back. */
export function CycleDialog({ open, onClose }: CycleDialogProps) {
  const { cycle: texts } = useTexts("developmentPlan");
  const { beginCycle } = usePlanPage().actions;
  const begin = async () => {
    await beginCycle.run();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={beginCycle.busy}
      onConfirm={() => void begin()}
    >
      {texts.words}
    </ConfirmDialog>
  );
}
