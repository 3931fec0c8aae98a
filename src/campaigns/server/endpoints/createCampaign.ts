import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { findManageable } from "#evaluations/server/queries/access.ts";
import { readPosition } from "#jobs/server/queries.ts";
import { defaultBounds, nominatedIn } from "#nominations/rules.ts";
import { askMany } from "#nominations/server/askMany.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotCreate, whyNotNominate } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listChosen } from "../chosen.ts";
import { prepareDrafts } from "../prepare.ts";
import { listProposals } from "../proposals.ts";

export const createCampaignEndpoint = handle(campaignsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { name, evaluationType, dueOn, mostRequests, questionnaire, nomination } = input;
  const chosen = (await listChosen(tx, actor, input.choice)).filter(({ isEvaluable }) => isEvaluable);
  refuseIf(whyNotCreate(chosen.length));
  const company = await readCompany(tx, companyId);
  const today = dayIn(company.timeZone, services.now());
  if (dueOn < today) refuse("invalid_data", { dueOn: { reason: "format" } });
  if (nomination)
    refuseIf(whyNotNominate(evaluationType, { today, nominationDueOn: nomination.dueOn, dueOn }));
  const source =
    questionnaire.from === "evaluation" ? await findManageable(tx, actor, questionnaire.id) : null;
  const position =
    questionnaire.from === "position" ? await readPosition(tx, companyId, questionnaire.id) : null;
  if (position?.isArchived) refuse("invalid_data", { questionnaire: { reason: "option" } });
  const proposals = await listProposals(
    tx,
    actor,
    services,
    chosen.map(({ id }) => id),
    {
      type: evaluationType,
      threshold: company.anonymityThreshold,
      teamManagerReads: company.teamManagerReadsReports,
      mostRequests,
      isNominated: nomination !== undefined,
    },
  );
  const id = services.newId();
  await tx.insert(campaigns).values({
    companyId,
    id,
    name,
    authorProfileId: actor.profileId,
    evaluationType,
    dueOn,
    mostRequests,
    questionnaire,
    nomination: nomination ?? null,
    createdAt: services.now(),
  });
  const drafts = await prepareDrafts(tx, actor, services, {
    campaignId: id,
    name,
    evaluationType,
    dueOn,
    company,
    source,
    subjects: chosen.map((one) => ({ id: one.id, jobPositionId: position?.id ?? one.jobPositionId })),
    proposals,
  });
  if (nomination) {
    const { least, most, dueOn: nominationDueOn, decidedBy } = nomination;
    await askMany(tx, services, {
      companyId,
      dueOn: nominationDueOn,
      decidedBy,
      drafts,
      bounds: {
        peer: { least, most },
        // Whom they supervise is invited anyway.
        ...(nominatedIn(evaluationType).includes("direct_report") && {
          direct_report: defaultBounds.direct_report,
        }),
      },
    });
  }
  await audit(tx, call, {
    action: "campaign.created",
    objectType: "campaign",
    objectId: id,
    details: { people: chosen.length },
  });
  return { id };
});
