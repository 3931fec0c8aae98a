import type { ReactNode, SubmitEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../layers/Dialog.tsx";
import { FormLayout } from "./FormLayout.tsx";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** What `useEditForm` returns. */
  form: {
    busy: boolean;
    onSubmit: (event: SubmitEvent) => void;
    summary: { attempts: number; errors: readonly { id: string; error: string }[] };
  };
  /** The verb; « Enregistrer » unless given. */
  submitLabel?: string;
  children: ReactNode;
}

/** A short form over the page: cancel, and the main button at the right. */
export function FormDialog({ title, onClose, form, submitLabel, children }: FormDialogProps) {
  const { actions } = useTexts("platform");
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormLayout
        onSubmit={form.onSubmit}
        summary={form.summary}
        footer={
          <>
            <Button onClick={onClose}>{actions.cancel}</Button>
            <Button variant="primary" type="submit" busy={form.busy}>
              {submitLabel ?? actions.save}
            </Button>
          </>
        }
      >
        {children}
      </FormLayout>
    </Dialog>
  );
}
