import { fieldNames, getFieldSpec } from "../rules/fields.ts";
import type { PersonFieldName, PersonFieldValues } from "../vocabulary/fields.ts";

const places: Partial<Record<PersonFieldName, string>> = { country: "CA", state: "QC", zip: "G5L 1A1" };

/** A value that a field may have: of a choice, any but its first. */
export function someValue(name: PersonFieldName): string {
  const spec = getFieldSpec(name);
  if (spec.kind === "choice") return spec.values[1] ?? "";
  if (spec.kind === "date") return "1990-01-31";
  return spec.kind === "phone" ? "418 555-0142" : (places[name] ?? `Un ${name}`);
}

/** Every field of a person with a value. */
export const someFields = Object.fromEntries(
  fieldNames.map((name) => [name, someValue(name)]),
) as unknown as PersonFieldValues;

/** Nothing is known, and each choice is its first. */
export const noFields = Object.fromEntries(
  fieldNames.map((name) => {
    const spec = getFieldSpec(name);
    return [name, spec.kind === "choice" ? spec.values[0] : null];
  }),
) as unknown as PersonFieldValues;
