import { audit } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { skillsContract } from "../contract.ts";

type Kind = "skill_family" | "skill" | "question" | "question_model" | "company_value";
/** A question is known by its slug: its text may be long, and changes. */
type Named = { id: string } & ({ nameFr: string } | { slug: string });

/** Writes down a change of the catalogue: who, what, when, and the name that it had then, which may be gone later. */
export const record = (
  call: Pick<Call<unknown>, "tx" | "actor" | "services" | "requestId">,
  action: keyof typeof skillsContract,
  objectType: Kind,
  row: Named,
  details: Record<string, unknown> = {},
) =>
  audit(call.tx, call, {
    action: `skills.${action}`,
    objectType,
    objectId: row.id,
    details: { name: "slug" in row ? row.slug : row.nameFr, ...details },
  });
