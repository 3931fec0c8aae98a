import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotCreate, whyNotNominate } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listChosenPeople } from "../chosen.ts";
import { prepareLines } from "../prepareLines.ts";
import { resolveQuestions } from "../questions.ts";
import { toStoredQuestionnaire } from "../storedQuestionnaire.ts";

export const createCampaignEndpoint = handle(campaignsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { name, evaluationType, dueOn, maxRequests, questionnaire, nomination } = input;
  const chosen = (await listChosenPeople(tx, actor, input.choice)).filter(({ isEvaluable }) => isEvaluable);
  refuseIf(whyNotCreate(chosen.length));
  const company = await readCompany(tx, companyId);
  const today = dayIn(company.timeZone, services.now());
  if (dueOn < today) refuse("invalid_data", { dueOn: { reason: "format" } });
  if (nomination)
    refuseIf(whyNotNominate(evaluationType, { today, nominationDueOn: nomination.dueOn, dueOn }));
  const questions = await resolveQuestions(tx, actor, questionnaire);
  const [campaign] = await tx
    .insert(campaigns)
    .values({
      companyId,
      id: services.newId(),
      name,
      authorProfileId: actor.profileId,
      evaluationType,
      dueOn,
      maxRequests,
      questionnaire: toStoredQuestionnaire(questionnaire),
      nomination: nomination ?? null,
      createdAt: services.now(),
    })
    .returning();
  if (!campaign) throw new Error("no campaign was inserted");
  await prepareLines(call, { campaign, chosen, questions, others: [] });
  await audit(tx, call, {
    action: "campaign.created",
    objectType: "campaign",
    objectId: campaign.id,
    details: { people: chosen.length },
  });
  return { id: campaign.id };
});
