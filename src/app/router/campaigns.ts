import type { Router } from "@orpc/server";
import type { campaignsContract } from "#campaigns/contract.ts";
import { addPeopleEndpoint } from "#campaigns/server/endpoints/addPeople.ts";
import { approveProposalsEndpoint } from "#campaigns/server/endpoints/approveProposals.ts";
import { chooseEndpoint } from "#campaigns/server/endpoints/choose.ts";
import { createCampaignEndpoint } from "#campaigns/server/endpoints/createCampaign.ts";
import { launchCampaignEndpoint } from "#campaigns/server/endpoints/launchCampaign.ts";
import { listCampaignsEndpoint } from "#campaigns/server/endpoints/listCampaigns.ts";
import { proposeEndpoint } from "#campaigns/server/endpoints/propose.ts";
import { setQuestionsEndpoint } from "#campaigns/server/endpoints/setQuestions.ts";
import { readCampaignEndpoint } from "#campaigns/server/endpoints/readCampaign.ts";
import { readProgressEndpoint } from "#campaigns/server/endpoints/readProgress.ts";
import { recogniseEndpoint } from "#campaigns/server/endpoints/recognise.ts";
import { remindCampaignEndpoint } from "#campaigns/server/endpoints/remindCampaign.ts";
import { removePeopleEndpoint } from "#campaigns/server/endpoints/removePeople.ts";
import { updateCampaignEndpoint } from "#campaigns/server/endpoints/updateCampaign.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const campaignsRouter: Router<typeof campaignsContract, RequestContext> = {
  list: listCampaignsEndpoint,
  choose: chooseEndpoint,
  recognise: recogniseEndpoint,
  create: createCampaignEndpoint,
  read: readCampaignEndpoint,
  progress: readProgressEndpoint,
  update: updateCampaignEndpoint,
  addPeople: addPeopleEndpoint,
  removePeople: removePeopleEndpoint,
  propose: proposeEndpoint,
  setQuestions: setQuestionsEndpoint,
  approve: approveProposalsEndpoint,
  remind: remindCampaignEndpoint,
  launch: launchCampaignEndpoint,
};
