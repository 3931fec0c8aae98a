import { and, eq } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { deleteInvited, insertProposedParticipants } from "#evaluations/server/queries/participants.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { isProposedAgain, whyNotPropose } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { lockLines } from "../lines.ts";
import { toParticipantRows } from "../prepareDrafts.ts";
import { proposeForLines } from "../proposals.ts";
import { lockCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** Replaces the participants proposed before; lines edited by hand, and those with a proposal of colleagues, stay and count. */
export const proposeEndpoint = handle(campaignsContract.propose, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { maxRequests, colleagues } = input;
  const campaign = await lockCampaign(tx, actor, input.id);
  const { id, evaluationType, launchedAt } = campaign;
  const company = await readCompany(tx, companyId);
  if (colleagues < company.anonymityThreshold) refuse("invalid_data", { colleagues: { reason: "format" } });
  const lines = await lockLines(tx, actor, id);
  refuseIf(whyNotPropose({ isLaunched: launchedAt !== null, evaluationType }, lines));
  const open = lines.filter((line) => isProposedAgain(line));
  const openIds = open.map(({ evaluationId }) => evaluationId);
  const proposals = await proposeForLines(tx, actor, services, {
    campaign: { ...campaign, maxRequests, colleagues, nomination: null },
    company,
    lines: open,
    others: lines.filter((line) => !isProposedAgain(line)),
  });
  await deleteInvited(tx, companyId, openIds);
  const draftBySubject = new Map(open.map(({ subjectId, evaluationId }) => [subjectId, evaluationId]));
  await insertProposedParticipants(
    tx,
    companyId,
    services.now(),
    toParticipantRows(draftBySubject, proposals),
  );
  await tx
    .update(campaigns)
    .set({ maxRequests, colleagues })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));
  await audit(tx, call, {
    action: "campaign.proposed",
    objectType: "campaign",
    objectId: id,
    details: { mostRequests: maxRequests, colleagues },
  });
  const short = proposals.filter(({ missing }) => missing > 0).length;
  return { campaign: await readCampaign(tx, actor, id), short };
});
