import { useQuery } from "@tanstack/react-query";
import type { PersonFace } from "#people/contract/person.ts";
import { BringErrors } from "#platform/client/BringErrors.tsx";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { SelectField, TextAreaField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { maxRecognitionLength } from "../../vocabulary.ts";
import { development, developmentApi } from "../queries.ts";
import { searchColleagues, toPickable } from "../searchColleagues.ts";
import { recognitionErrors } from "./recognitionErrors.ts";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";

interface ThankDialogProps {
  open: boolean;
  /** Whom to thank; null: any colleague. */
  person: Thanked | null;
  onClose: () => void;
}

type Thanked = Pick<PersonFace, "id" | "firstName" | "lastName" | "avatar">;

export const ThankDialog = ({ open, ...props }: ThankDialogProps) =>
  open && (
    <BringErrors errors={recognitionErrors}>
      <ThankForm {...props} />
    </BringErrors>
  );

interface Values {
  to: Pickable | null;
  valueId: string;
  text: string;
  shares: boolean;
}

/** A few words to a colleague, tied to a value of the company if they wish. */
function ThankForm({ person, onClose }: Omit<ThankDialogProps, "open">) {
  const texts = useRecognitionTexts();
  const { dialog } = texts;
  const { language } = useLanguage();
  const { profileId } = useViewer();
  // Their own page lists the values, whomever they thank.
  const query = useQuery(development.listRecognitions.queryOptions({ input: { profileId } }));
  const values = query.data?.values ?? [];
  const say = useSay();
  const thank = useAction({
    run: (input: Parameters<typeof developmentApi.thank>[0]) => developmentApi.thank(input),
    refresh: [development.listRecognitions.key()],
    success: () => dialog.sent,
  });
  const form = useEditForm<Values>({
    initial: {
      to:
        person &&
        toPickable({
          id: person.id,
          firstName: person.firstName,
          lastName: person.lastName,
          avatar: person.avatar,
          jobTitle: null,
        }),
      valueId: "",
      text: "",
      shares: false,
    },
    labels: { to: dialog.who, text: dialog.text },
    notSaved: dialog.notSaved,
    check: ({ to, text }) => ({
      to: to === null ? { sentence: dialog.needsWho } : null,
      text: text.trim() === "" ? { sentence: dialog.needsText } : null,
    }),
    send: async ({ to, valueId, text, shares }) => {
      if (!to) return;
      await thank.attempt({ profileId: to.id, valueId: valueId || null, text: text.trim(), shares });
      onClose();
    },
  });
  return (
    <FormDialog
      title={person ? say(texts.thankNamed, { first: person.firstName }) : dialog.title}
      onClose={onClose}
      form={form}
      submitLabel={dialog.send}
    >
      {person === null && (
        <PersonPicker {...form.field("to")} label={dialog.who} initialFocus search={searchColleagues} />
      )}
      {values.length > 0 && (
        <SelectField
          {...form.field("valueId")}
          label={dialog.value}
          options={[
            { value: "", label: dialog.noValue },
            ...values.map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
          ]}
        />
      )}
      <TextAreaField
        {...form.field("text")}
        label={dialog.text}
        description={dialog.textHint}
        maxLength={maxRecognitionLength}
        rows={4}
      />
      <SwitchField
        label={dialog.share}
        description={dialog.shareHint}
        checked={form.values.shares}
        onChange={(shares) => form.set("shares", shares)}
      />
    </FormDialog>
  );
}
