import type { ConceptApi } from "#platform/client/api.ts";
import { createClient, type Send } from "#platform/client/rpc.ts";
import type { developmentContract } from "../../contract.ts";
import type { DraftEvent } from "../../contract/drafts.ts";
import { readLines } from "./readLines.ts";

type Asked = Parameters<ConceptApi<typeof developmentContract>["writeDraft"]>[0];

/**
 * Sends what was agreed to, and reads the answer while it is written: the usual client would wait for its end.
 * @throws as any call, where the server refuses before anything leaves
 */
export async function* openDraft(asked: Asked, signal: AbortSignal): AsyncGenerator<DraftEvent> {
  let body: ReadableStream<Uint8Array> | null = null;
  const send: Send = async (path, init) => {
    const response = await fetch(path, init);
    if (!response.ok) return response;
    ({ body } = response);
    return Response.json({});
  };
  await createClient<ConceptApi<typeof developmentContract>>(send, ["development"]).writeDraft(asked, {
    signal,
  });
  if (body) yield* readLines(body);
}
