import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedDialog } from "#platform/ui/conflict/VersionedDialog.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import type { Action } from "../../../contract/plan.ts";
import { isOpen } from "../../../rules/objective.ts";
import { maxActionLength } from "../../../vocabulary.ts";
import { usePlanPage } from "../usePlanPage.ts";

interface ActionDialogProps {
  objectiveId: string;
  /** Null for a new one. */
  actionId: string | null;
  onClose: () => void;
}

type StoredAction = Pick<Action, "text" | "dueOn" | "libraryKey" | "version">;
interface Values {
  text: string;
  dueOn: string;
  objectiveId: string;
}

/** The form of an action; one that is there may go to another objective. */
export function ActionDialog({ objectiveId, actionId, onClose }: ActionDialogProps) {
  const { actionDialog: texts, conflict: titles } = useTexts("developmentPlan");
  const { plan, actions } = usePlanPage();
  const [isNew] = useState<StoredAction>({ text: "", dueOn: null, libraryKey: null, version: 0 });
  const stored: StoredAction =
    plan.objectives.flatMap((objective) => objective.actions).find(({ id }) => id === actionId) ?? isNew;
  const edit = useVersionedForm<StoredAction, Values>({
    stored,
    toValues: ({ text, dueOn }) => ({ text, dueOn: dueOn ?? "", objectiveId }),
    labels: { text: texts.text, dueOn: texts.due, objectiveId: texts.objective },
    notSaved: texts.notSaved,
    replaced: texts.saved,
    check: ({ text }) => ({ text: text.trim() === "" ? { sentence: texts.needsText } : null }),
    send: async ({ text, dueOn, ...values }, { version, base }) => {
      if (text.trim() !== base.text || dueOn !== base.dueOn || actionId === null)
        await actions.saveAction.attempt({
          objectiveId,
          id: actionId,
          version,
          text: text.trim(),
          dueOn: dueOn || null,
          libraryKey: stored.libraryKey,
        });
      if (actionId !== null && values.objectiveId !== objectiveId)
        await actions.moveAction.attempt({ id: actionId, objectiveId: values.objectiveId, before: null });
      onClose();
    },
  });
  const { form } = edit;
  const targets = plan.objectives.filter(({ id, status }) => id === objectiveId || isOpen(status));
  return (
    <VersionedDialog title={actionId ? texts.edit : texts.add} edit={edit} titles={titles} onClose={onClose}>
      <TextField
        {...form.field("text")}
        label={texts.text}
        description={texts.textHint}
        maxLength={maxActionLength}
        initialFocus
      />
      <DateField {...form.field("dueOn")} label={texts.due} optional />
      {actionId && targets.length > 1 && (
        <SelectField
          {...form.field("objectiveId")}
          label={texts.objective}
          options={targets.map(({ id, sentence }) => ({ value: id, label: sentence }))}
        />
      )}
    </VersionedDialog>
  );
}
