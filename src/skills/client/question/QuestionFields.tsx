import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Stack } from "#platform/ui/page/Section.tsx";
import { toSlug } from "../../rules/slugs.ts";
import { questionTypes } from "../../vocabulary.ts";
import { skills } from "../queries.ts";
import { ModelField } from "./ModelField.tsx";
import { OptionsField } from "./OptionsField.tsx";
import type { QuestionValues } from "./questionValues.ts";
import { WordingHints } from "./WordingHints.tsx";

/** The fields of a question, for a new one and for one that exists. */
export function QuestionFields({ form }: { form: ReturnType<typeof useEditForm<QuestionValues>> }) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const offered = useQuery(skills.list.queryOptions({ input: { limit: 100 } })).data?.items ?? [];
  const { text, skillId, type, anchors, json } = form.values;
  const fields = texts.questionFields;
  return (
    <>
      <BilingualField
        labels={fields.text}
        description={fields.textHint}
        rows={2}
        maxLength={300}
        {...form.field("text")}
      />
      <WordingHints text={text} />
      <BilingualField
        labels={fields.selfText}
        description={fields.selfHint}
        rows={2}
        maxLength={300}
        optional
        {...form.field("selfText")}
      />
      <SelectField
        {...form.field("skillId")}
        label={texts.skill}
        options={[
          ...(skillId ? [] : [{ value: "", label: texts.choose }]),
          ...offered
            .filter(({ id, isArchived }) => !isArchived || id === skillId)
            .map(({ id, name, family }) => ({
              value: id,
              label: `${translated(language, family.name).text} · ${translated(language, name).text}`,
            })),
        ]}
      />
      <ChoiceCards
        {...form.field("type")}
        legend={texts.type}
        choices={questionTypes.map((value) => ({
          value,
          label: texts.questionTypes[value],
          description: texts.typeMeaning[value],
        }))}
      />
      {type === "multiple_choice" && (
        <OptionsField {...form.field("options")} json={json} onJson={(next) => form.set("json", next)} />
      )}
      <SwitchField
        label={fields.required}
        checked={form.values.isRequired}
        onChange={(isRequired) => form.set("isRequired", isRequired)}
      />
      <ModelField value={form.values.modelId} onChange={(modelId) => form.set("modelId", modelId)} />
      <TextField
        {...form.field("slug")}
        label={fields.slug}
        description={fields.slugHint}
        maxLength={80}
        placeholder={text.fr.trim() ? toSlug(text.fr) : ""}
        optional
      />
      <BilingualField
        labels={texts.descriptionFields}
        rows={2}
        maxLength={600}
        optional
        {...form.field("description")}
      />
      {type === "star_rating" && (
        <Disclosure summary={fields.anchors} open={anchors.some(({ fr }) => fr !== "")}>
          <Stack>
            <p>{fields.anchorsHint}</p>
            {anchors.map((anchor, index) => (
              <BilingualField
                // The five levels of the scale.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                labels={{
                  fr: say(fields.anchorFr, { level: index + 1 }),
                  en: say(fields.anchorEn, { level: index + 1 }),
                }}
                maxLength={200}
                optional
                value={anchor}
                onChange={(next) =>
                  form.set(
                    "anchors",
                    anchors.map((one, at) => (at === index ? next : one)),
                  )
                }
              />
            ))}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
