import { useTexts } from "#platform/client/language.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { Words } from "./words.ts";

type Form<Values extends Words> = Pick<ReturnType<typeof useEditForm<Values>>, "at">;

export function NameField<Values extends Words>({ form }: { form: Form<Values> }) {
  const { fields } = useTexts("jobs");
  return (
    <BilingualField
      labels={{ fr: fields.nameFr, en: fields.nameEn }}
      maxLength={120}
      {...form.at<Words["name"]>("name")}
    />
  );
}

export function DescriptionField<Values extends Words>({ form }: { form: Form<Values> }) {
  const { fields } = useTexts("jobs");
  return (
    <BilingualField
      labels={{ fr: fields.descriptionFr, en: fields.descriptionEn }}
      rows={3}
      maxLength={600}
      optional
      {...form.at<Words["description"]>("description")}
    />
  );
}
