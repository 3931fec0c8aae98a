import { handlePrepared, readTriesLeft } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { composeDraft } from "../../drafts/draftFacts.ts";

export const previewDraftEndpoint = handlePrepared(
  draftEndpoints.previewDraft,
  (call) => readTriesLeft(draftEndpoints.writeDraft, call),
  async ({ prepared: left, ...call }) => {
    const { server, request, digest, facts, figures } = await composeDraft(call);
    return {
      destination: { host: server.host, model: server.model },
      request,
      digest,
      position: facts.position,
      figures,
      left,
    };
  },
);
