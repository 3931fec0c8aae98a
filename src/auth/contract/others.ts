import * as z from "zod";
import { endpoint } from "#platform/contract/endpoint.ts";
import { passwordLinks, othersPasswords } from "#platform/contract/limits.ts";
import { done, newPassword } from "./fields.ts";

const id = z.uuid();

/** The password of another person. */
export const others = {
  /** Asks for a fresh confirmation of who calls; never of an administrator or an owner (src/auth/README.md). */
  givePassword: endpoint({
    allow: "administer",
    object: "id",
    limit: othersPasswords,
    method: "PUT",
    path: "/profiles/{id}/password",
    summary: "Set a person's password",
  })
    .input(z.strictObject({ id, password: newPassword }))
    .output(done),
  /** To the address of the person: they choose their password by it. */
  sendPasswordLink: endpoint({
    allow: "managePeople",
    limit: passwordLinks,
    object: "id",
    method: "POST",
    path: "/profiles/{id}/password-links",
    summary: "Send a person the link to choose a password",
  })
    .input(z.strictObject({ id }))
    .output(done),
};
