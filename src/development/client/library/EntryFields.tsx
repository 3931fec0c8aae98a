import { useTexts } from "#platform/client/language.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { LibraryContent } from "../../contract/library.ts";
import { maxSentenceLength } from "../../vocabulary.ts";
import { actionKinds, courseFormats, maxDetailLength, maxTitleLength } from "../../vocabulary/library.ts";
import { PillarField } from "../PillarField.tsx";
import type { EntryValues } from "./entryForm.ts";
import { ModelObjectives } from "./ModelObjectives.tsx";
import { SkillField } from "./SkillField.tsx";

interface EntryFieldsProps {
  entry: LibraryContent;
  form: ReturnType<typeof useEditForm<EntryValues>>;
}

/** The words of an entry in both languages, and what sorts it. */
export function EntryFields({ entry, form }: EntryFieldsProps) {
  const texts = useTexts("developmentLibrary");
  const { kind } = entry;
  const format = form.field("form");
  const formats: readonly EntryValues["form"][] = kind === "action" ? actionKinds : courseFormats;
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
      {kind !== "model" && <SkillField field={form.field("skill")} />}
      {kind !== "model" && (
        <SelectField
          {...format}
          // A new entry whose kind was changed shows the first one.
          value={formats.find((one) => one === format.value) ?? formats[0] ?? format.value}
          label={texts.form}
          options={formats.map((value) => ({ value, label: texts.forms[value] }))}
        />
      )}
      {kind === "course" && (
        <TextField {...form.field("hours")} label={texts.hours} inputMode="numeric" maxLength={3} />
      )}
      {kind === "model" && (
        <>
          <PillarField {...form.field("pillar")} />
          <ModelObjectives form={form} />
        </>
      )}
    </>
  );
}
