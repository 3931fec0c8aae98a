import type { Company } from "#company/server/queries.ts";
import { auditAll, type AuditEntry } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { insertEvaluations, type NewEvaluation } from "./queries/evaluations.ts";

export interface DraftCall {
  tx: Tenant;
  actor: Actor;
  services: Pick<Services, "now" | "newId">;
  requestId: string | null;
}

type Draft = Omit<NewEvaluation, "companyId" | "authorProfileId" | "createdAt" | "updatedAt" | "id"> & {
  id: string;
};

/** The settings that a draft takes from its company on its first day; launching and other questions may change some. */
export const toDraftSettings = (company: Company) => ({
  scale: company.defaultScale,
  commentsMandatory: company.commentsMandatory,
  threshold: company.anonymityThreshold,
  release: company.release,
  teamManagerReads: company.teamManagerReadsReports,
});

/** Starts drafts of the actor's: every evaluation is written here, and its activity begins with who created it. */
export async function startDrafts(
  call: DraftCall,
  drafts: readonly Draft[],
  details: NonNullable<AuditEntry["details"]>,
): Promise<void> {
  const { tx, actor, services } = call;
  const now = services.now();
  await insertEvaluations(
    tx,
    drafts.map((draft) => ({
      ...draft,
      companyId: actor.companyId,
      authorProfileId: actor.profileId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await auditAll(
    tx,
    call,
    drafts.map(({ id }) => ({
      action: "evaluation.created",
      objectType: "evaluation",
      objectId: id,
      details,
    })),
  );
}
