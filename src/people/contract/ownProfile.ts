import * as z from "zod";
import { endpoint, name, nothing, optionalName } from "#platform/contract/endpoint.ts";
import { roles } from "#platform/vocabulary.ts";
import { fieldShape, ownFieldInput } from "./fields.ts";

/** Oneself: what one writes, then what the company does. */
export const OwnProfile = z.object({
  ...fieldShape,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** A stored file. */
  avatar: z.uuid().nullable(),
  role: z.enum(roles),
  jobTitle: z.string().nullable(),
  directManager: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

/** What people write of themselves. */
export const ownProfile = {
  readOwn: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/viewer/profile",
    summary: "One’s own profile",
  })
    .input(nothing)
    .output(OwnProfile),
  updateOwn: endpoint({
    allow: "signedIn",
    method: "PATCH",
    path: "/viewer/profile",
    summary: "Correct one’s own name, contact, address and language",
  })
    .input(
      z.strictObject({
        firstName: name(80).optional(),
        lastName: optionalName(80).optional(),
        ...ownFieldInput,
      }),
    )
    .output(OwnProfile),
  removeAvatar: endpoint({
    allow: "signedIn",
    method: "DELETE",
    path: "/viewer/avatar",
    summary: "Remove one’s own picture",
  })
    .input(nothing)
    .output(z.object({})),
};
