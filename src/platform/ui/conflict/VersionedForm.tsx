import type { ReactNode, SubmitEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "../forms/FormLayout.tsx";
import { SaveBar } from "../forms/SaveBar.tsx";
import { FormConflict, type LastChange } from "./FormConflict.tsx";
import { useDecideFirst } from "./useDecideFirst.ts";
import type { Conflict } from "./useVersionedForm.ts";

interface VersionedFormProps {
  /** What useVersionedForm returns. */
  edit: {
    form: {
      summary: { attempts: number; errors: readonly { id: string; error: string }[] };
      isDirty: boolean;
      busy: boolean;
    };
    save: () => void;
    onSubmit: (event: SubmitEvent) => void;
    adopt: () => void;
    conflict: Conflict;
  };
  lastChange?: LastChange;
  /** As wide as the page: for a grid. */
  fullWidth?: boolean;
  children: ReactNode;
}

/** The fields of a versioned form on a page: a conflict above them, the bar that saves below. */
export function VersionedForm({ edit, lastChange, fullWidth = false, children }: VersionedFormProps) {
  const { actions } = useTexts("platform");
  const { form, save, onSubmit, adopt, conflict } = edit;
  const decideFirst = useDecideFirst(conflict);
  return (
    <>
      <FormLayout onSubmit={onSubmit} summary={form.summary} fullWidth={fullWidth}>
        <FormConflict conflict={conflict} {...(lastChange ? { lastChange } : {})} />
        {children}
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        disabledReason={decideFirst}
        onSave={save}
        onReset={adopt}
      />
    </>
  );
}
