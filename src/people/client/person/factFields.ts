import type { PersonDetail } from "#people/contract/person.ts";
import type { Language } from "#platform/vocabulary.ts";
import { countries, provinces } from "../../rules/contact.ts";
import { compareWords, toLocale, translated, type Texts } from "#platform/texts.ts";
import type { Choice } from "#platform/ui/forms/fields.tsx";
import { toJob, storedJob } from "../job.ts";
import { fieldNames, fieldWords, toInputs, toValues } from "../../rules/fields.ts";
import { fullName } from "../../rules/names.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";

/** What the form holds of a person, as the contract names it. */
export const toFormValues = (person: PersonDetail) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  job: toJob(person),
  unmatchedJob: "",
  jobStatus: person.jobStatus,
  ...toInputs(person, fieldNames),
  role: person.role,
  manager: person.directManager as Pickable | null,
  unmatchedManager: "",
});
export type Values = ReturnType<typeof toFormValues>;

/** The same as the call takes it: no words are null. */
export const toFacts = ({ manager, job, jobStatus, ...values }: Values) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  role: values.role,
  ...toValues(values, fieldNames),
  ...storedJob(job),
  jobStatusId: jobStatus?.id ?? null,
  directManagerId: manager?.id ?? null,
});

/** What was typed as it is stored: without spaces around. */
export const tidied = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  ) as Values;

/** The countries by name, ours first. */
export function countryChoices(language: Language, none: string): Choice[] {
  const names = new Intl.DisplayNames(toLocale(language), { type: "region" });
  const choices = countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compareWords(language, a.label, b.label));
  const ours = choices.filter(({ value }) => value === "CA");
  return [{ value: "", label: none }, ...ours, ...choices.filter(({ value }) => value !== "CA")];
}

/** The provinces of Canada; what is stored and is none of them stays to be seen. */
export function provinceChoices(
  names: Readonly<Record<(typeof provinces)[number], string>>,
  none: string,
  stored: string,
): Choice[] {
  const known = provinces.map((value) => ({ value, label: names[value] }));
  const other =
    stored === "" || provinces.some((value) => value === stored) ? [] : [{ value: stored, label: stored }];
  return [{ value: "", label: none }, ...known, ...other];
}

type Words = Pick<Texts["people"], "roles" | "values" | "provinces">;

/** The value of a field in words, for a comparison of two versions. */
export function inWords(language: Language, words: Words, name: keyof Values, values: Values): string {
  switch (name) {
    case "manager":
      return values.manager ? fullName(values.manager) : "";
    case "job":
      return values.job ? translated(language, values.job.name).text : "";
    case "jobStatus":
      return values.jobStatus ? translated(language, values.jobStatus.name).text : "";
    case "role":
      return words.roles[values.role];
    case "firstName":
    case "lastName":
    case "unmatchedJob":
    case "unmatchedManager":
      return values[name];
    default:
      return fieldWords(language, words, name, values[name]);
  }
}
