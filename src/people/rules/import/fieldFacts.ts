import { parseDate } from "#imports/rules/dates.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { chosenValue } from "#imports/rules/values.ts";
import type { Problem, Problems } from "#imports/rules/rowValidation.ts";
import type { PersonFieldName, PersonFieldSpec, PersonFieldValues } from "../../vocabulary/fields.ts";
import { fieldNames, getFieldSpec } from "../fields.ts";
import { whyNotField } from "../whyNotField.ts";

/** What one row says of the fields that a cell decides alone; those of a place are read by addressFacts.ts. */
export function readFields(
  values: ParsedRow["values"],
  emptied: ReadonlySet<string>,
  today: string,
): { facts: Partial<PersonFieldValues>; problems: Problems } {
  const problems: Problems = {};
  const facts: Partial<PersonFieldValues> = {};
  for (const name of fieldNames) {
    const spec = getFieldSpec(name);
    if (spec.kind === "place") continue;
    const { column } = spec;
    const cell = values[column] ?? "";
    const value = spec.kind === "choice" && cell ? chosenValue(cell, spec.namesInFiles) : cell;
    const problem = value === null ? { code: `${column}_unknown` } : whyNotCell(name, spec, value, today);
    if (problem) problems[column] = problem;
    if (value) Object.assign(facts, { [name]: value });
    else if (emptied.has(column) && spec.kind !== "choice") Object.assign(facts, { [name]: null });
  }
  return { facts, problems };
}

function whyNotCell(
  name: PersonFieldName,
  spec: PersonFieldSpec,
  value: string,
  today: string,
): Problem | null {
  if ("maxLength" in spec && value.length > spec.maxLength)
    return { code: "too_long", values: { max: String(spec.maxLength) } };
  if (spec.kind === "date" && value && !isDay(value)) return { code: "date" };
  if (!whyNotField(name, value, { country: null, today })) return null;
  if (spec.kind !== "date") return { code: spec.kind };
  return { code: spec.latest === "today" ? "date_not_past" : "date_too_far" };
}

/** The reading of the file has made one form of all that it could read. */
const isDay = (text: string) => parseDate(text, "day", 0) === text;
