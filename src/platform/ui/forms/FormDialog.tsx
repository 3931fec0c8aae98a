import type { ReactNode, SubmitEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import type { DialogProps } from "../layers/DialogFrame.tsx";
import { Dialog } from "../layers/Dialog.tsx";
import { FormLayout } from "./FormLayout.tsx";
import { useCloseGuard } from "./useCloseGuard.tsx";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** What `useEditForm` returns. */
  form: {
    busy: boolean;
    isDirty: boolean;
    onSubmit: (event: SubmitEvent) => void;
    summary: { attempts: number; errors: readonly { id: string; error: string }[] };
  };
  /** The verb; « Enregistrer » unless given. */
  submitLabel?: string;
  /** Why it cannot be sent now (useDecideFirst). */
  disabledReason?: string | null;
  size?: DialogProps["size"];
  children: ReactNode;
}

/** A short form over the page: cancel, and the main button at the right. What was typed is not lost by accident. */
export function FormDialog({
  title,
  onClose,
  form,
  submitLabel,
  disabledReason,
  size = "medium",
  children,
}: FormDialogProps) {
  const { actions } = useTexts("platform");
  const { close, guard } = useCloseGuard(form.isDirty && !form.busy, onClose);
  return (
    <>
      <Dialog open onClose={close} title={title} size={size}>
        <FormLayout
          onSubmit={form.onSubmit}
          summary={form.summary}
          inDialog
          footer={
            <>
              <Button onClick={onClose}>{actions.cancel}</Button>
              <Button variant="primary" type="submit" busy={form.busy} disabledReason={disabledReason}>
                {submitLabel ?? actions.save}
              </Button>
            </>
          }
        >
          {children}
        </FormLayout>
      </Dialog>
      {guard}
    </>
  );
}
