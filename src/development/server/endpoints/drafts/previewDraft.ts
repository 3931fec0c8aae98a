import { handle } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { composeDraft } from "../../drafts/draftFacts.ts";

export const previewDraftEndpoint = handle(draftEndpoints.previewDraft, async (call) => {
  const { server, request, digest, facts, figures } = await composeDraft(call);
  return {
    destination: { host: server.host, model: server.model },
    request,
    digest,
    position: facts.position,
    figures,
  };
});
