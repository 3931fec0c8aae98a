import { proveAddress } from "#accounts/server/proveAddress.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { currentActor, enterLimited, hasOpenSession } from "#auth/server/limitedSessions.ts";
import { refuseOthers } from "#auth/server/linkOwner.ts";
import { whyNotOpenAnswerLink } from "#evaluations/rules/answerLinks.ts";
import { findInvitation } from "#evaluations/server/queries/invitations.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { hasJoined } from "#people/rules/joining.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { readAnswerToken } from "../answerLinks.ts";

/** Opens the form of one evaluation. The link is not consumed; its validity follows from the evaluation. */
export const openLinkEndpoint = handleOpen(answersContract.openLink, async ({ input, ...context }) => {
  const { services, request } = context;
  const { place, evaluationId } = await readAnswerToken(services, input.token);
  const { userId, companyId, profileId } = place;
  await refuseOthers(context, { ...place, evaluationId });
  const limit = { scope: "answering", objectId: null } as const;
  const isHere = hasOpenSession(await currentActor(services, request), place, limit);

  return asTenant(services.db, place, async (tx) => {
    const invitation = await findInvitation(tx, { companyId, evaluationId, profileId });
    if (!invitation?.recipient.isActive) return refuse("invalid_token");
    const { evaluation, part, recipient } = invitation;
    const facts = { participantStatus: part?.status ?? null, dueOn: evaluation.dueOn };
    refuseIf(whyNotOpenAnswerLink(facts, await readCompanyToday(tx, services, companyId)));
    if (isHere) return { evaluationId, way: "here" as const };
    if (hasJoined(recipient) && (await secondFactorSince(tx, userId)))
      return { evaluationId, way: "signIn" as const };
    // A password chosen before this proof may be another person's: it is removed.
    await proveAddress(tx, services, userId);
    await enterLimited(tx, context, place, limit);
    return { evaluationId, way: "here" as const };
  });
});
