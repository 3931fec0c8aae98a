import { and, eq } from "drizzle-orm";
import type { AuthPorts } from "#auth/server/ports.ts";
import { profiles } from "#people/tables.ts";
import { mayManage } from "../../rules/relations.ts";
import { findEvaluation } from "./access.ts";

/** By the account: a session may be in another company of the same person. */
export const isSubjectOrLead: AuthPorts["linkedEvaluations"]["isSubjectOrLead"] = async (
  tx,
  { companyId, evaluationId, userId, now },
) => {
  const [person] = await tx
    .select({ profileId: profiles.id, role: profiles.role, isAdmin: profiles.isAdmin })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.userId, userId), profiles.isActive));
  const loaded = person && (await findEvaluation(tx, { companyId, ...person, at: now }, evaluationId));
  if (!loaded) return false;
  return loaded.facts.subjectId === person.profileId || mayManage(loaded.standpoint, loaded.evaluation);
};
