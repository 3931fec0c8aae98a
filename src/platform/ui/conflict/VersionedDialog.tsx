import type { ComponentProps, ReactNode } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormConflict } from "./FormConflict.tsx";
import { useDecideFirst } from "./useDecideFirst.ts";
import type { Conflict } from "./useVersionedForm.ts";

type FormProps = ComponentProps<typeof FormDialog>["form"];

interface VersionedDialogProps extends Omit<ComponentProps<typeof FormConflict>, "conflict"> {
  title: string;
  /** What useVersionedForm returns. */
  edit: {
    form: Omit<FormProps, "onSubmit">;
    onSubmit: FormProps["onSubmit"];
    conflict: Conflict;
  };
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a versioned form in a dialog: a conflict above them, before which the main button does not save. */
export function VersionedDialog({ title, edit, onClose, children, ...words }: VersionedDialogProps) {
  const { form, onSubmit, conflict } = edit;
  const decideFirst = useDecideFirst(conflict);
  return (
    <FormDialog title={title} onClose={onClose} form={{ ...form, onSubmit }} disabledReason={decideFirst}>
      <FormConflict conflict={conflict} {...words} />
      {children}
    </FormDialog>
  );
}
