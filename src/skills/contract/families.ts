import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import {
  Bilingual,
  description,
  nameEn,
  nameFr,
  OptionalBilingual,
  Moved,
  place,
  Removal,
  version,
} from "./wording.ts";

const id = z.uuid();
export const Family = z.object({
  id,
  name: Bilingual,
  description: OptionalBilingual,
  isArchived: z.boolean(),
  version,
  /** Archived ones too: a family is deleted only when it has none. */
  skillCount: z.number().int(),
});
export type Family = z.infer<typeof Family>;

const fields = {
  nameFr,
  nameEn: nameEn.optional(),
  descriptionFr: description.optional(),
  descriptionEn: description.optional(),
};

export const familyEndpoints = {
  families: endpoint({
    allow: "administer",
    method: "GET",
    path: "/skill-families",
    summary: "The skill families, in order, archived ones too",
  })
    .input(nothing)
    .output(z.object({ items: z.array(Family) })),
  createFamily: endpoint({
    allow: "administer",
    method: "POST",
    path: "/skill-families",
    summary: "Create a skill family",
  })
    .input(z.strictObject(fields))
    .output(Family),
  updateFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "PATCH",
    path: "/skill-families/{id}",
    summary: "Change a skill family",
  })
    .input(
      z.strictObject({
        id,
        version,
        ...fields,
        nameFr: nameFr.optional(),
        isArchived: z.boolean().optional(),
      }),
    )
    .output(Family),
  removeFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/skill-families/{id}",
    summary: "Delete a skill family, or archive one that has skills",
  })
    .input(z.strictObject({ id }))
    .output(Removal),
  moveFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/skill-families/{id}/place",
    summary: "Put a skill family after another",
  })
    .input(z.strictObject({ id, ...place }))
    .output(Moved),
};
