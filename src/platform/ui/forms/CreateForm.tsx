import type { ReactNode, SubmitEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "../actions/Button.tsx";
import { FormLayout } from "./FormLayout.tsx";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

interface CreateFormProps {
  /** What `useEditForm` returns. */
  form: {
    summary: { attempts: number; errors: readonly { id: string; error: string }[] };
    isDirty: boolean;
    busy: boolean;
    onSubmit: (event: SubmitEvent) => void;
  };
  /** Where « Annuler » leads. */
  back: string;
  /** The words of the way back, where it cancels nothing. */
  backLabel?: string;
  submit: string;
  /** The part of the address that names the form, where the page has others. */
  parameter?: string;
  children: ReactNode;
}

/** The form of something new: its fields, the two buttons, and a question before what was typed is left. */
export function CreateForm({ form, back, backLabel, submit, parameter, children }: CreateFormProps) {
  const { actions } = useTexts("platform");
  const guard = useLeaveGuard(form.isDirty && !form.busy, parameter);
  return (
    <FormLayout
      onSubmit={form.onSubmit}
      summary={form.summary}
      footer={
        <>
          <LinkButton to={back}>{backLabel ?? actions.cancel}</LinkButton>
          <Button variant="primary" type="submit" busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      {guard}
      {children}
    </FormLayout>
  );
}
