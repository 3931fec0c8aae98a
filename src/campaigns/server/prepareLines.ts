import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { defaultBounds, listNominatedRoles } from "#nominations/rules.ts";
import { askMany } from "#nominations/server/askMany.ts";
import type { DraftCall } from "#evaluations/server/startDrafts.ts";
import type { Services } from "#platform/server/services.ts";
import type { ChosenPerson } from "./chosen.ts";
import type { StoredLine } from "./lines.ts";
import { prepareDrafts } from "./prepareDrafts.ts";
import { proposeForLines } from "./proposals.ts";
import type { CampaignRecord } from "./queries.ts";
import type { Questions } from "./questions.ts";

interface PreparingCall extends DraftCall {
  services: Pick<Services, "now" | "newId" | "random" | "limits">;
}
interface LinesToPrepare {
  campaign: CampaignRecord;
  chosen: readonly ChosenPerson[];
  questions: Questions;
  /** The lines that it has already. */
  others: readonly StoredLine[];
}

/** A draft about each of these people, as the campaign says, with who is proposed; or they are asked to propose. */
export async function prepareLines(
  call: PreparingCall,
  { campaign, chosen, questions, others }: LinesToPrepare,
): Promise<void> {
  const { tx, actor, services } = call;
  const { companyId, evaluationType, nomination } = campaign;
  const company = await readCompany(tx, companyId);
  const lines = chosen.map(({ id }) => ({ subjectId: id, authorId: actor.profileId }));
  const proposals = await proposeForLines(tx, actor, services, { campaign, company, lines, others });
  const drafts = await prepareDrafts(call, {
    campaignId: campaign.id,
    name: campaign.name,
    evaluationType,
    dueOn: campaign.dueOn,
    company,
    questions,
    subjects: chosen,
    proposals,
  });
  if (!nomination) return;
  const today = dayIn(company.timeZone, services.now());
  await askMany(tx, services, {
    companyId,
    campaignId: campaign.id,
    profileId: actor.profileId,
    // A person added late has until the end of the day at least.
    dueOn: nomination.dueOn < today ? today : nomination.dueOn,
    decidedBy: nomination.decidedBy,
    drafts,
    bounds: {
      peer: { least: nomination.least, most: nomination.most },
      // Whom they supervise is invited anyway.
      ...(listNominatedRoles(evaluationType).includes("direct_report") && {
        direct_report: defaultBounds.direct_report,
      }),
    },
  });
}
