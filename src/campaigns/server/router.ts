import type { Router } from "@orpc/server";
import type { campaignsContract } from "../contract.ts";
import { addPeopleEndpoint } from "./endpoints/addPeople.ts";
import { approveProposalsEndpoint } from "./endpoints/approveProposals.ts";
import { chooseEndpoint } from "./endpoints/choose.ts";
import { createCampaignEndpoint } from "./endpoints/createCampaign.ts";
import { launchCampaignEndpoint } from "./endpoints/launchCampaign.ts";
import { listCampaignsEndpoint } from "./endpoints/listCampaigns.ts";
import { proposeEndpoint } from "./endpoints/propose.ts";
import { setQuestionsEndpoint } from "./endpoints/setQuestions.ts";
import { readCampaignEndpoint } from "./endpoints/readCampaign.ts";
import { readProgressEndpoint } from "./endpoints/readProgress.ts";
import { recogniseEndpoint } from "./endpoints/recognise.ts";
import { remindCampaignEndpoint } from "./endpoints/remindCampaign.ts";
import { removePeopleEndpoint } from "./endpoints/removePeople.ts";
import { updateCampaignEndpoint } from "./endpoints/updateCampaign.ts";
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
