import { formatDay, toLocale } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import {
  personFields,
  type OwnFieldName,
  type PersonFieldInputs,
  type PersonFieldName,
  type PersonFieldSpec,
  type PersonFieldValues,
} from "../vocabulary/fields.ts";

export const fieldNames = Object.keys(personFields) as readonly PersonFieldName[];
export const getFieldSpec = (name: PersonFieldName): PersonFieldSpec => personFields[name];

/** The fields of these sections, in the order of the table. */
export const fieldsIn = (...sections: readonly PersonFieldSpec["section"][]) =>
  fieldNames.filter((name) => sections.includes(personFields[name].section));

export const isOwnField = (name: PersonFieldName): name is OwnFieldName =>
  personFields[name].writtenBy === "self";
export const ownFields = fieldNames.filter(isOwnField);

/** What a form holds of the fields that are stored. */
export const toInputs = <Name extends PersonFieldName>(
  stored: Pick<PersonFieldValues, Name>,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, stored[name] ?? ""])) as Pick<PersonFieldInputs, Name>;

/** What a call takes of the fields of a form: without spaces around, and nothing as null. */
export const toValues = <Name extends PersonFieldName>(
  inputs: Readonly<Record<Name, string>>,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, inputs[name].trim() || null])) as Pick<
    PersonFieldValues,
    Name
  >;

/** What a removed person is left with: nothing, but for the choices that stay. */
export const removedFields = Object.fromEntries(
  fieldNames.flatMap((name): (readonly [string, string | null])[] => {
    const spec = getFieldSpec(name);
    if (spec.kind !== "choice") return [[name, null]];
    return spec.afterRemoval === null ? [] : [[name, spec.afterRemoval]];
  }),
) as Partial<PersonFieldValues>;

interface Words {
  values: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  provinces: Readonly<Record<string, string>>;
}

/** The value of a field as it is read; empty where there is none. */
export function fieldWords(
  language: Language,
  words: Words,
  name: PersonFieldName,
  value: string | null,
): string {
  if (!value) return "";
  if (name === "state") return words.provinces[value] ?? value;
  if (name === "country")
    return new Intl.DisplayNames(toLocale(language), { type: "region" }).of(value) ?? value;
  const spec = getFieldSpec(name);
  if (spec.kind === "choice") return words.values[name]?.[value] ?? value;
  return spec.kind === "date" ? formatDay(language, value) : value;
}
