import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { LibraryContent } from "../../contract/library.ts";
import { maxMeasureLength, maxSentenceLength } from "../../vocabulary.ts";
import { actionKinds, courseFormats, maxDetailLength, maxTitleLength } from "../../vocabulary/library.ts";
import { development } from "../queries.ts";
import type { EntryValues } from "./entryForm.ts";

interface EntryFieldsProps {
  entry: LibraryContent;
  form: Pick<ReturnType<typeof useEditForm<EntryValues>>, "at" | "field">;
}

/** The words of an entry in both languages, and what sorts it. */
export function EntryFields({ entry, form }: EntryFieldsProps) {
  const texts = useTexts("developmentLibrary");
  const { kind } = entry;
  return (
    <>
      <BilingualField
        {...form.at<EntryValues["title"]>("title")}
        labels={texts.name}
        maxLength={maxTitleLength}
      />
      <BilingualField
        {...form.at<EntryValues["detail"]>("detail")}
        labels={kind === "model" ? texts.purpose : texts.detail}
        maxLength={kind === "model" ? maxSentenceLength : maxDetailLength}
        {...(kind !== "model" && { rows: 3 })}
      />
      {kind !== "model" && <SkillField form={form} />}
      {kind !== "model" && (
        <SelectField
          {...form.field("form")}
          label={texts.form}
          options={(kind === "action" ? actionKinds : courseFormats).map((value) => ({
            value,
            label: texts.forms[value],
          }))}
        />
      )}
      {kind === "course" && (
        <TextField {...form.field("hours")} label={texts.hours} inputMode="numeric" maxLength={3} />
      )}
      {kind === "model" && <ObjectiveFields objectives={entry.content.objectives} form={form} />}
    </>
  );
}

function SkillField({ form }: Pick<EntryFieldsProps, "form">) {
  const texts = useTexts("developmentLibrary");
  const { language } = useLanguage();
  const { data } = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const field = form.field("skill");
  const known = data?.items ?? [];
  const isKnown = known.some(({ key }) => key === field.value);
  return (
    <SelectField
      {...field}
      label={texts.skill}
      description={data && !isKnown ? texts.noSkillDetail : undefined}
      options={[
        ...(isKnown ? [] : [{ value: field.value, label: texts.noSkill, disabled: true }]),
        ...known.map(({ key, name }) => ({ value: key, label: translated(language, name).text })),
      ]}
    />
  );
}

interface ObjectiveFieldsProps extends Pick<EntryFieldsProps, "form"> {
  objectives: readonly { skill: string; actions: readonly string[] }[];
}

/** The objectives of a model; their skills and actions stay. */
function ObjectiveFields({ objectives, form }: ObjectiveFieldsProps) {
  const texts = useTexts("developmentLibrary");
  const say = useSay();
  return objectives.map(({ skill, actions }, index) => (
    <Stack key={`${skill} ${actions.join(" ")}`}>
      <h2>{say(texts.objective, { number: index + 1 })}</h2>
      <BilingualField
        {...form.at<EntryValues["title"]>(`objectives.${index}.sentence`)}
        labels={texts.sentence}
        description={say(texts.actionCount, { count: actions.length })}
        maxLength={maxSentenceLength}
      />
      <BilingualField
        {...form.at<EntryValues["title"]>(`objectives.${index}.measure`)}
        labels={texts.measure}
        maxLength={maxMeasureLength}
      />
    </Stack>
  ));
}
