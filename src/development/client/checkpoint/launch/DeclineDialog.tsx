import { paths } from "#paths.ts";
import type { PersonName } from "#people/contract/person.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { maxWhyLength } from "../../../vocabulary.ts";
import { developmentApi } from "../../queries.ts";

interface DeclineDialogProps {
  open: boolean;
  person: PersonName;
  /** The first day on which they may ask again; null where that will be after their next report. */
  askAgainOn: string | null;
  onClose: () => void;
}

/** Asks for a word why, which the person reads; it may stay empty. */
export const DeclineDialog = ({ open, ...props }: DeclineDialogProps) => open && <Decline {...props} />;

function Decline({ person, askAgainOn, onClose }: Omit<DeclineDialogProps, "open">) {
  const { id: profileId, firstName: first } = person;
  const { declining: texts } = useTexts("developmentCheckpoint");
  const { language } = useLanguage();
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
      <p>
        {askAgainOn === null
          ? say(texts.notAgain, { first })
          : say(texts.askAgain, { first, date: formatDay(language, askAgainOn) })}
      </p>
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
