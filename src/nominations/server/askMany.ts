import { inArray, sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import { campaignNominations } from "#platform/contract/limits.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { GroupBounds } from "../rules.ts";
import { nominationKinds } from "../rules/notifications.ts";
import type { Decider } from "../vocabulary.ts";
import { listPeopleAtEmailLimit } from "./askedByEmail.ts";
import { insertNominations } from "./queries.ts";
import { buildDedupeKey } from "./notifyLater.ts";

interface NominationRequests {
  companyId: string;
  campaignId: string;
  /** Who asks. */
  profileId: string;
  bounds: GroupBounds;
  dueOn: string;
  decidedBy: Decider;
  /** Drafts of evaluations that were never asked about. */
  drafts: readonly { id: string; subjectId: string }[];
}

/**
 * Asks each person evaluated whom to invite, in as many statements for one as for hundreds: in the application each of
 * them, by email those who were not written to enough today.
 */
export async function askMany(
  tx: Tenant,
  services: Pick<Services, "now" | "newId" | "limits">,
  { companyId, campaignId, profileId, bounds, dueOn, decidedBy, drafts }: NominationRequests,
): Promise<void> {
  await services.limits.countMany("nominations.askMany", campaignNominations, profileId, drafts.length);
  const people = await tx
    .select({
      id: profiles.id,
      email: profiles.email,
      language: profiles.language,
      hasManager: sql<boolean>`exists (select 1 from profiles m
        where m.company_id = profiles.company_id and m.id = profiles.direct_manager_id and m.is_active)`,
    })
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        drafts.map(({ subjectId }) => subjectId),
      ),
    );
  const personById = new Map(people.map((person) => [person.id, person]));
  const round = 1;
  const rows = drafts.map(({ id, subjectId }) => ({
    companyId,
    id: services.newId(),
    evaluationId: id,
    subjectProfileId: subjectId,
    status: "open" as const,
    bounds,
    dueOn,
    // Those who lead decide where there is no direct manager: the first email says who will.
    decidedBy: personById.get(subjectId)?.hasManager ? decidedBy : ("lead" as const),
    choices: [],
    note: null,
    round,
    updatedAt: services.now(),
  }));
  await insertNominations(tx, companyId, rows);
  const profileIds = drafts.map(({ subjectId }) => subjectId);
  const enough = await listPeopleAtEmailLimit(tx, services, { companyId, profileIds, campaignId });
  await notify(
    tx,
    services,
    companyId,
    drafts.map(({ id, subjectId }) => ({
      profileId: subjectId,
      objectId: id,
      kind: nominationKinds.nomination_asked,
    })),
  );
  await sendLater(
    tx,
    { ...services, companyId },
    rows.flatMap(({ id, evaluationId, subjectProfileId }) => {
      const person = personById.get(subjectProfileId);
      if (!person || enough.has(person.id)) return [];
      return {
        kind: "nominations.asked" as const,
        isInvitation: true as const,
        dedupeKey: buildDedupeKey("nominations.asked", { id, round }, person.id),
        recipient: person.email,
        recipientProfileId: person.id,
        language: person.language,
        data: { evaluationId, campaignId },
      };
    }),
  );
}
