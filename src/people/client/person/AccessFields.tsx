import type { ReactNode } from "react";
import type { PersonDetail } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { type Role, roles } from "#platform/vocabulary.ts";
import { whyNotChangeLead, whyNotSetRole } from "../../rules.ts";
import { useActor } from "../useActor.ts";
import type { PersonFormControls } from "./formOf.ts";

interface AccessFieldsProps {
  form: PersonFormControls;
  person: PersonDetail;
  /** What the role that is chosen takes away, and who takes over. */
  teamsLeft: ReactNode;
}

/** The rights of a person; a role that may not be given says why. */
export function AccessFields({ form, person, teamsLeft }: AccessFieldsProps) {
  const texts = useTexts("people");
  const errorWords = useErrorWords();
  const actor = useActor();
  const isActor = person.id === actor.id;
  const isLead = whyNotChangeLead(person.isOwnLead ? [person.id] : [], person.id);
  return (
    <FormSection title={texts.sections.access}>
      <SelectField<Role>
        {...form.field("role")}
        label={texts.labels.role}
        disabled={isActor || isLead !== null}
        description={
          isActor ? texts.ownRole : isLead ? errorWords(isLead) : texts.roleMeaning[form.values.role]
        }
        options={roles.map((value) => {
          const refused = isActor ? null : whyNotSetRole(actor, person, value, null);
          const reason = refused && value !== person.role ? ` (${errorWords(refused)})` : "";
          return { value, label: `${texts.roles[value]}${reason}`, disabled: reason !== "" };
        })}
      />
      {teamsLeft}
    </FormSection>
  );
}
