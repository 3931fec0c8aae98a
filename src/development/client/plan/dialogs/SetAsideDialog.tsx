import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { whyNotStatus } from "../../../rules/objective.ts";
import { maxWhyLength } from "../../../vocabulary.ts";
import { usePlanPage } from "../usePlanPage.ts";

interface SetAsideDialogProps {
  objectiveId: string;
  onClose: () => void;
}

/** Asks for a word why. */
export function SetAsideDialog({ objectiveId, onClose }: SetAsideDialogProps) {
  const { setAside: texts } = useTexts("developmentPlan");
  const errorWords = useErrorWords();
  const { plan, actions } = usePlanPage();
  const objective = plan.objectives.find(({ id }) => id === objectiveId);
  const form = useEditForm<{ why: string }>({
    initial: { why: "" },
    check: ({ why }) => {
      const refused = whyNotStatus("set_aside", why);
      return { why: refused && { sentence: errorWords(refused) } };
    },
    send: async ({ why }) => {
      const version = objective?.version ?? 0;
      await actions.setStatus.attempt({ id: objectiveId, version, status: "set_aside", why: why.trim() });
      onClose();
    },
  });
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.confirm}>
      <TextField
        {...form.field("why")}
        label={texts.why}
        description={texts.hint}
        maxLength={maxWhyLength}
        initialFocus
      />
    </FormDialog>
  );
}
