import { paths } from "#paths.ts";
import type { PersonName } from "#people/contract/person.ts";
import { useSay } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { maxWhyLength } from "../../vocabulary.ts";
import { developmentApi } from "../queries.ts";
import { useCheckpointTexts } from "./useCheckpointTexts.ts";

interface DeclineDialogProps {
  open: boolean;
  person: PersonName;
  onClose: () => void;
}

/** Asks for a word why, which the person reads; it may stay empty. */
export const DeclineDialog = ({ open, ...props }: DeclineDialogProps) => open && <Decline {...props} />;

function Decline({ person: { id: profileId, firstName: first }, onClose }: Omit<DeclineDialogProps, "open">) {
  const { declining: texts } = useCheckpointTexts().launch;
  const say = useSay();
  const go = useGo();
  const decline = useAction({
    run: (why: string) => developmentApi.declineCheckpoint({ profileId, why }),
    leaves: true,
    success: () => say(texts.done, { first }),
  });
  const form = useEditForm<{ why: string }>({
    initial: { why: "" },
    check: () => ({}),
    send: async ({ why }) => {
      await decline.attempt(why.trim());
      onClose();
      go(paths.dashboard(), { replace: true });
    },
  });
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.confirm}>
      <TextField
        {...form.field("why")}
        label={say(texts.why, { first })}
        description={say(texts.hint, { first })}
        optional
        maxLength={maxWhyLength}
        initialFocus
      />
    </FormDialog>
  );
}
