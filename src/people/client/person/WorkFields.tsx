import type { PersonDetail } from "#people/contract/person.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FieldPair, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { PersonPicker } from "#platform/ui/pickers/PersonPicker.tsx";
import { whyNotSetDirectManager } from "../../rules.ts";
import { fieldsIn } from "../../rules/fields.ts";
import { fullName } from "../../rules/names.ts";
import { JobField } from "../JobField.tsx";
import { searchManagers } from "../queries.ts";
import { useActor } from "../useActor.ts";
import { FactFields } from "./FactFields.tsx";
import { StatusField } from "./StatusField.tsx";
import type { PersonFormControls } from "./formOf.ts";

/** The job of a person, and their manager. */
export function WorkFields({ form, person }: { form: PersonFormControls; person: PersonDetail }) {
  const texts = useTexts("people");
  const { labels } = texts;
  const actor = useActor();
  const { id } = person;
  const { manager } = form.values;
  return (
    <FormSection title={texts.sections.work}>
      <FieldPair>
        <JobField {...form.field("job")} onUnmatched={(text) => form.set("unmatchedJob", text)} />
        <StatusField {...form.field("jobStatus")} />
      </FieldPair>
      {whyNotSetDirectManager(actor.id, id) ? (
        <SelectField
          label={labels.manager}
          value={id}
          disabled
          description={texts.ownManager}
          options={[{ value: id, label: manager ? fullName(manager) : texts.noManager }]}
          onChange={() => {}}
        />
      ) : (
        <PersonPicker
          {...form.field("manager")}
          label={labels.manager}
          optional
          onUnmatched={(text) => form.set("unmatchedManager", text)}
          search={(text) => searchManagers(text, id)}
        />
      )}
      <FactFields form={form} names={fieldsIn("work")} />
    </FormSection>
  );
}
