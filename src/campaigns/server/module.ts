import {
  evaluationParticipants,
  evaluationQuestions,
  evaluations,
  evaluationValues,
} from "#evaluations/tables.ts";
import { analyze } from "#platform/server/database/analyze.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { campaignsContract } from "../contract.ts";
import {
  giveAwaitedQuestions,
  launchCampaign,
  type CampaignTask,
  type QuestionsTask,
} from "../contract/tasks.ts";
import { campaignErrors } from "../rules/errors.ts";
import { giveAwaited } from "./giveAwaited.ts";
import { startCampaign } from "./launch.ts";
import { campaignsRouter } from "./router.ts";

/** The tables that a campaign of hundreds of people fills at once. */
const filled = [evaluations, evaluationParticipants, evaluationQuestions, evaluationValues];

export const campaigns = defineServerModule({
  contract: { campaigns: campaignsContract },
  router: { campaigns: campaignsRouter },
  errors: campaignErrors,
  tasks: ({ services, owner }) => ({
    [launchCampaign]: (payload) => startCampaign(services, payload as CampaignTask),
    [giveAwaitedQuestions]: async (payload) => {
      await giveAwaited(services, payload as QuestionsTask);
      await analyze(owner, filled);
    },
  }),
});
