import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { findManageable } from "#evaluations/server/queries/access.ts";
import { readPosition } from "#jobs/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotCreate } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listChosen } from "../chosen.ts";
import { prepareDrafts } from "../prepare.ts";
import { listProposals } from "../proposals.ts";

export const createCampaignEndpoint = handle(campaignsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { name, evaluationType, dueOn, mostRequests, questionnaire } = input;
  const chosen = (await listChosen(tx, actor, input.choice)).filter(({ isEvaluable }) => isEvaluable);
  refuseIf(whyNotCreate(chosen.length));
  const company = await readCompany(tx, companyId);
  if (dueOn < dayIn(company.timeZone, services.now()))
    refuse("invalid_data", { dueOn: { reason: "format" } });
  const source =
    questionnaire.from === "evaluation" ? await findManageable(tx, actor, questionnaire.id) : null;
  const position =
    questionnaire.from === "position" ? await readPosition(tx, companyId, questionnaire.id) : null;
  if (position?.isArchived) refuse("invalid_data", { questionnaire: { reason: "option" } });
  const proposals = await listProposals(
    tx,
    actor,
    chosen.map(({ id }) => id),
    {
      type: evaluationType,
      threshold: company.anonymityThreshold,
      teamManagerReads: company.teamManagerReadsReports,
      mostRequests,
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
    createdAt: services.now(),
  });
  await prepareDrafts(tx, actor, services, {
    campaignId: id,
    name,
    evaluationType,
    dueOn,
    company,
    source,
    subjects: chosen.map((one) => ({ id: one.id, jobPositionId: position?.id ?? one.jobPositionId })),
    proposals,
  });
  await audit(tx, call, {
    action: "campaign.created",
    objectType: "campaign",
    objectId: id,
    details: { people: chosen.length },
  });
  return { id };
});
