import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { DateField, TextField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import type { Campaign } from "../../contract.ts";
import { whyNotBeDue } from "../../rules.ts";
import { campaigns, campaignsApi } from "../queries.ts";

interface Values {
  name: string;
  dueOn: string;
}

/** Name and due date, of the campaign and of all its drafts. */
export function EditDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { createCampaign: texts, change } = useTexts("campaigns");
  const today = useToday();
  const errorWords = useErrorWords();
  const toSentence = (refused: ErrorCode | null) => refused && { sentence: errorWords(refused) };
  const { id } = campaign;
  const save = useAction({
    run: (values: Values) => campaignsApi.update({ id, ...values }),
    keep: campaigns.read.queryKey({ input: { id } }),
    refresh: [campaigns.list.key()],
    onSuccess: onClose,
  });
  const form = useEditForm<Values>({
    initial: { name: campaign.name, dueOn: campaign.dueOn },
    check: ({ name, dueOn }) => ({
      name: name.trim() === "" ? { sentence: texts.needsName } : null,
      dueOn: dueOn < today ? { sentence: texts.needsDue } : toSentence(whyNotBeDue(campaign, dueOn)),
    }),
    send: (values) => save.attempt(values),
  });
  return (
    <FormDialog title={change.title} onClose={onClose} form={form}>
      <TextField {...form.field("name")} label={texts.name} description={texts.nameHint} maxLength={160} />
      <DateField {...form.field("dueOn")} label={texts.due} min={today} />
    </FormDialog>
  );
}
