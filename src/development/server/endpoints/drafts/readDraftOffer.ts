import { handle } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { findDraftSource, toDraftSkill } from "../../drafts/draftFacts.ts";

export const readDraftOfferEndpoint = handle(draftEndpoints.readDraftOffer, async (call) => {
  const { obstacle, report } = await findDraftSource(call);
  const { draftServer: server } = call.services;
  const { language = call.actor.language } = call.input;
  return {
    obstacle,
    destination: server && { host: server.host, model: server.model },
    report: report && {
      ...report,
      skills: report.skills.map((skill) => toDraftSkill(language, skill)),
    },
  };
});
