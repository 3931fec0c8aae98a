import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract, type Questionnaire, type TitlePositions } from "../../contract.ts";
import { whyNotAdd, whyNotChange, mergeTitles } from "../../rules.ts";
import { listChosenPeople } from "../chosen.ts";
import { listLines, listSubjects } from "../lines.ts";
import { prepareLines } from "../prepareLines.ts";
import { lockCampaign, saveQuestionnaire } from "../queries.ts";
import { resolveQuestions } from "../questions.ts";
import { readCampaign } from "../read.ts";
import { readStoredQuestionnaire } from "../storedQuestionnaire.ts";

/** The positions accepted for free titles apply to people added later too. */
const addAcceptedTitles = (questionnaire: Questionnaire, titles: TitlePositions): Questionnaire =>
  questionnaire.from === "own_position"
    ? { ...questionnaire, titles: mergeTitles(questionnaire.titles, titles) }
    : questionnaire;

/** Leaves the people of the campaign as they are: those already asked often are proposed less for the people added. */
export const addPeopleEndpoint = handle(campaignsContract.addPeople, async (call) => {
  const { input, actor, tx } = call;
  const campaign = await lockCampaign(tx, actor, input.id);
  refuseIf(whyNotChange({ isLaunched: campaign.launchedAt !== null }));
  const subjectIds = await listSubjects(tx, campaign);
  const chosen = (await listChosenPeople(tx, actor, input.choice)).filter(
    ({ id, isEvaluable }) => isEvaluable && !subjectIds.has(id),
  );
  const others = await listLines(tx, actor, campaign.id);
  // Over the lines that the actor sees: the limit would reveal the others.
  refuseIf(whyNotAdd(chosen.length, others));
  const questionnaire = addAcceptedTitles(
    readStoredQuestionnaire(campaign.questionnaire),
    input.titles ?? [],
  );
  if (input.titles?.length) await saveQuestionnaire(tx, campaign, questionnaire);
  const questions = await resolveQuestions(tx, actor, questionnaire);
  await prepareLines(call, { campaign, chosen, questions, others });
  await audit(tx, call, {
    action: "campaign.people_added",
    objectType: "campaign",
    objectId: campaign.id,
    details: { people: chosen.length },
  });
  return { campaign: await readCampaign(tx, actor, campaign.id), added: chosen.length };
});
