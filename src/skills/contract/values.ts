import * as z from "zod";
import { endpoint, nothing, optionalLine } from "#platform/contract/endpoint.ts";
import {
  Bilingual,
  nameEn,
  nameFr,
  Moved,
  OptionalBilingual,
  place,
  Removal,
  uses,
  version,
} from "./wording.ts";

const id = z.uuid();
const Behaviour = z.strictObject({
  fr: optionalLine(200).min(1),
  en: optionalLine(200).nullable(),
});

export const CompanyValue = z.object({
  id,
  name: Bilingual,
  sentence: OptionalBilingual,
  /** What evaluations ask about it, on the scale. */
  question: Bilingual,
  /** The same for the person evaluated, in the first person. */
  selfText: OptionalBilingual,
  /** How it shows at work. */
  behaviours: z.array(z.object({ fr: z.string(), en: z.string().nullable() })),
  isArchived: z.boolean(),
  version,
  usedIn: uses,
});
export type CompanyValue = z.infer<typeof CompanyValue>;

const text = z.string().trim().max(300);
const optionalText = text.nullable().optional();
const fields = {
  nameFr,
  nameEn: nameEn.optional(),
  sentenceFr: optionalText,
  sentenceEn: optionalText,
  questionFr: text.min(1),
  questionEn: optionalText,
  nameSelfFr: optionalText,
  nameSelfEn: optionalText,
  behaviours: z.array(Behaviour).max(4).optional(),
};

export const valueEndpoints = {
  values: endpoint({
    allow: "administer",
    method: "GET",
    path: "/values",
    summary: "The values of the company, in order, archived ones too",
  })
    .input(nothing)
    .output(z.object({ items: z.array(CompanyValue) })),
  readValue: endpoint({
    allow: "administer",
    object: "id",
    method: "GET",
    path: "/values/{id}",
    summary: "One value",
  })
    .input(z.strictObject({ id }))
    .output(CompanyValue),
  createValue: endpoint({
    allow: "administer",
    method: "POST",
    path: "/values",
    summary: "Create a value",
  })
    .input(z.strictObject(fields))
    .output(CompanyValue),
  /** Evaluations that are under way keep the question that they copied. */
  updateValue: endpoint({
    allow: "administer",
    object: "id",
    method: "PATCH",
    path: "/values/{id}",
    summary: "Change a value",
  })
    .input(
      z.strictObject({
        id,
        version,
        ...fields,
        nameFr: nameFr.optional(),
        questionFr: fields.questionFr.optional(),
        isArchived: z.boolean().optional(),
      }),
    )
    .output(CompanyValue),
  removeValue: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/values/{id}",
    summary: "Delete a value, or archive one that is used",
  })
    .input(z.strictObject({ id }))
    .output(Removal),
  moveValue: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/values/{id}/place",
    summary: "Put a value after another",
  })
    .input(z.strictObject({ id, ...place }))
    .output(Moved),
};
