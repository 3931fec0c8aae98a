import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { findManageable } from "#evaluations/server/queries/access.ts";
import { readPosition } from "#jobs/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotCreate, whyNotNominate } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listChosen } from "../chosen.ts";
import { prepareLines } from "../prepareLines.ts";

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
  const [campaign] = await tx
    .insert(campaigns)
    .values({
      companyId,
      id: services.newId(),
      name,
      authorProfileId: actor.profileId,
      evaluationType,
      dueOn,
      mostRequests,
      questionnaire,
      nomination: nomination ?? null,
      createdAt: services.now(),
    })
    .returning();
  if (!campaign) throw new Error("no campaign was inserted");
  const questions = { source, positionId: position?.id ?? null };
  await prepareLines(call, { campaign, chosen, questions, others: [] });
  await audit(tx, call, {
    action: "campaign.created",
    objectType: "campaign",
    objectId: campaign.id,
    details: { people: chosen.length },
  });
  return { id: campaign.id };
});
