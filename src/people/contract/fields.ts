import * as z from "zod";
import { calendarDate, optionalLine } from "#platform/contract/endpoint.ts";
import { listedFields, type ListedFieldName } from "../vocabulary.ts";
import {
  personFields,
  type OwnFieldName,
  type PersonFieldName,
  type PersonFieldSpec,
  type PersonFieldValues,
} from "../vocabulary/fields.ts";

type Shape<Name extends PersonFieldName> = { [One in Name]: z.ZodType<PersonFieldValues[One]> };
type InputShape<Name extends PersonFieldName> = {
  [One in Name]: z.ZodOptional<z.ZodType<PersonFieldValues[One], PersonFieldValues[One]>>;
};

const specs: readonly (readonly [string, PersonFieldSpec])[] = Object.entries(personFields);

function buildValueSchema(spec: PersonFieldSpec): z.ZodType {
  if (spec.kind === "choice") return z.enum(spec.values);
  return spec.kind === "date" ? calendarDate.nullable() : z.string().nullable();
}

const buildInputSchema = (spec: PersonFieldSpec): z.ZodType =>
  "maxLength" in spec ? optionalLine(spec.maxLength).nullable() : buildValueSchema(spec);

/** The fields of a person (vocabulary/fields.ts) as answers show them: on the page of one person, and in the list. */
export const fieldShape = Object.fromEntries(
  specs.map(([name, spec]) => [name, buildValueSchema(spec)]),
) as Shape<PersonFieldName>;
export const listedFieldShape = Object.fromEntries(
  listedFields.map((name) => [name, fieldShape[name]]),
) as Pick<typeof fieldShape, ListedFieldName>;

/** As they are written: what is left out is not changed; "" and null both mean that there is none. */
export const fieldInput = Object.fromEntries(
  specs.map(([name, spec]) => [name, buildInputSchema(spec).optional()]),
) as InputShape<PersonFieldName>;
export const ownFieldInput = Object.fromEntries(
  specs
    .filter(([, { writtenBy }]) => writtenBy === "self")
    .map(([name, spec]) => [name, buildInputSchema(spec).optional()]),
) as InputShape<OwnFieldName>;
