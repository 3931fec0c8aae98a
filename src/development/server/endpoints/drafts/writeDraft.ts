import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handleDownload, type Call } from "#platform/server/calls/handle.ts";
import type { GiveBack } from "#platform/server/calls/settleAttempt.ts";
import { draftEndpoints, DraftEvent, draftType } from "../../../contract/drafts.ts";
import { draftVersion } from "../../../vocabulary/drafts.ts";
import { composeDraft, type ComposedDraft } from "../../drafts/draftFacts.ts";
import { readDraft } from "../../drafts/readDraft.ts";
import { listKnownSkills } from "../../library/library.ts";

/** What came of a draft, for the log: counts, and no word of it. */
interface Outcome {
  objectives: number;
  actions: number;
  discarded: number;
  outcome: string;
}

export const writeDraftEndpoint = handleDownload(draftEndpoints.writeDraft, async (call, again, giveBack) => {
  const { input, actor, tx } = call;
  const draft = await composeDraft(call);
  if (draft.digest !== input.digest) refuse("draft_changed");
  const known = await listKnownSkills(tx, actor.companyId);
  await auditDraft(call, "draft.sent", draft, {
    skills: draft.skills.length,
    figures: draft.figures.length,
    hasOwnWords: draft.facts.ownWords !== null,
  });
  // nginx would keep lines until it has 4 kB of them.
  call.response.set("x-accel-buffering", "no");
  const knownSkillIds = new Set(known.map(({ id }) => id));
  const logged = (outcome: Outcome) => again((later) => auditDraft(later, "draft.received", draft, outcome));
  return {
    name: "draft.ndjson",
    type: draftType,
    // Once the transaction is over: nothing leaves that the log does not hold, and a slow server holds no connection.
    body: async () => streamDraft(draft, knownSkillIds, { logged, giveBack, call }),
  };
});

const auditDraft = (
  call: Pick<Call<{ profileId: string }>, "tx" | "actor" | "services" | "requestId" | "input">,
  action: string,
  { server, report }: ComposedDraft,
  counts: object,
) =>
  audit(call.tx, call, {
    action,
    objectType: "profile",
    objectId: call.input.profileId,
    details: { model: server.model, version: draftVersion, evaluationId: report.evaluationId, ...counts },
  });

interface Surroundings {
  logged: (outcome: Outcome) => Promise<unknown>;
  giveBack: GiveBack;
  call: Pick<Call<unknown>, "services" | "requestId">;
}

/** The lines of the answer. A page that is left ends the request to the server. */
function streamDraft(
  draft: ComposedDraft,
  knownSkillIds: ReadonlySet<string>,
  { logged, giveBack, call: { services, requestId } }: Surroundings,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const counts: Outcome = { objectives: 0, actions: 0, discarded: 0, outcome: "left" };
  const events = readDraft(draft.server.write(draft.request, left.signal), { ...draft, knownSkillIds });
  let hasEnded = false;
  const end = async () => {
    if (hasEnded) return;
    hasEnded = true;
    const warn = (error: unknown) =>
      services.log.warn({ requestId, failure: String(error) }, "the end of a draft was not noted");
    await logged(counts).catch(warn);
    // What brought no suggestion is none of those that the person has in a day.
    if (counts.objectives === 0) await giveBack().catch(warn);
  };
  const next = async () => {
    try {
      return await events.next();
    } catch (error) {
      counts.outcome = "failed";
      await end();
      throw error;
    }
  };
  return new ReadableStream({
    async pull(controller) {
      const { value: event, done } = await next();
      if (done) return controller.close();
      if (event.kind === "objective") {
        counts.objectives += 1;
        counts.actions += event.objective.actions.length;
      } else if (event.kind === "discarded") counts.discarded += 1;
      else {
        counts.outcome = event.failure ?? "whole";
        await end();
      }
      controller.enqueue(encoder.encode(`${JSON.stringify(DraftEvent.parse(event))}\n`));
    },
    async cancel() {
      left.abort();
      await end();
    },
  });
}
