import * as z from "zod";
import { endpoint } from "#platform/contract/endpoint.ts";
import { search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import {
  Bilingual,
  description,
  nameEn,
  nameFr,
  OptionalBilingual,
  Moved,
  place,
  Removal,
  Status,
  Translation,
  uses,
  version,
} from "./wording.ts";

const id = z.uuid();
export const Skill = z.object({
  id,
  family: z.object({ id, name: Bilingual, isArchived: z.boolean() }),
  name: Bilingual,
  description: OptionalBilingual,
  isArchived: z.boolean(),
  version,
  /** Those that are not archived. */
  questionCount: z.number().int(),
  /** Evaluations that have a question of it. */
  usedIn: uses,
});
export type Skill = z.infer<typeof Skill>;

const fields = {
  familyId: id,
  nameFr,
  nameEn: nameEn.optional(),
  descriptionFr: description.optional(),
  descriptionEn: description.optional(),
};
const filters = { family: id.optional(), status: Status.optional(), translation: Translation.optional() };

export const skillEndpoints = {
  list: endpoint({
    allow: "administer",
    limit: search,
    method: "GET",
    path: "/skills",
    summary: "The skills of the company, by family",
  })
    .input(z.strictObject({ ...pageInput, ...filters }))
    .output(countedPageSchema(Skill)),
  read: endpoint({
    allow: "administer",
    object: "id",
    method: "GET",
    path: "/skills/{id}",
    summary: "One skill",
  })
    .input(z.strictObject({ id }))
    .output(Skill),
  create: endpoint({
    allow: "administer",
    method: "POST",
    path: "/skills",
    summary: "Create a skill",
  })
    .input(z.strictObject(fields))
    .output(Skill),
  update: endpoint({
    allow: "administer",
    object: "id",
    method: "PATCH",
    path: "/skills/{id}",
    summary: "Change a skill",
  })
    .input(
      z.strictObject({
        id,
        version,
        ...fields,
        familyId: id.optional(),
        nameFr: nameFr.optional(),
        isArchived: z.boolean().optional(),
      }),
    )
    .output(Skill),
  remove: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/skills/{id}",
    summary: "Delete a skill and its questions, or archive one that is used",
  })
    .input(z.strictObject({ id }))
    .output(Removal),
  move: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/skills/{id}/place",
    summary: "Put a skill after another of its family",
  })
    .input(z.strictObject({ id, ...place }))
    .output(Moved),
};
