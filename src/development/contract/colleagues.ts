import * as z from "zod";
import { PersonFace } from "#people/contract/person.ts";
import { endpoint } from "#platform/contract/endpoint.ts";
import { search } from "#platform/contract/limits.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";

export const Colleague = PersonFace.extend({ jobTitle: z.string().nullable() });
export type Colleague = z.infer<typeof Colleague>;

export const colleagueEndpoints = {
  /** Whom one can name: as a support of an objective, or to thank them. Oneself is not among them. */
  colleagues: endpoint({
    allow: "signedIn",
    limit: search,
    method: "GET",
    path: "/colleagues",
    summary: "Active people of the company, by name",
    needsProvedAddress: true,
  })
    .input(z.strictObject(pageInput))
    .output(pageSchema(Colleague)),
};
