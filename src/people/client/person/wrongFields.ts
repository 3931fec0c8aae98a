import type { Reasons } from "#platform/ui/forms/useEditForm.ts";
import { getFieldSpec } from "../../rules/fields.ts";
import { whyNotField } from "../../rules/whyNotField.ts";
import type { PersonFieldInputs, PersonFieldName } from "../../vocabulary/fields.ts";

type Words = Readonly<Record<"phone" | "zip" | "notPast" | "tooFar", string>>;

/** What is wrong with the facts of a form, in the words of their kinds. */
export const wrongFields = <Name extends PersonFieldName>(
  words: Words,
  values: Pick<PersonFieldInputs, Name | "country">,
  names: readonly Name[],
  today: string,
): Reasons =>
  Object.fromEntries(
    names.map((name) => {
      const reason = whyNotField(name, values[name], { country: values.country, today });
      return [name, reason && { sentence: describeWrongField(words, name) }];
    }),
  );

function describeWrongField(words: Words, name: PersonFieldName): string {
  const spec = getFieldSpec(name);
  if (spec.kind === "date") return spec.latest === "today" ? words.notPast : words.tooFar;
  return spec.kind === "phone" ? words.phone : words.zip;
}
