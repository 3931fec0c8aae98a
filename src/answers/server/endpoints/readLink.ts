import { isOpenFor } from "#auth/rules/linkStanding.ts";
import { readLinkOwner } from "#auth/server/linkOwner.ts";
import { whyNotOpenAnswerLink } from "#evaluations/rules/answerLinks.ts";
import { resolveNotice } from "#evaluations/rules/notice.ts";
import { estimateMinutes } from "#evaluations/rules/questionnaire.ts";
import { findInvitation } from "#evaluations/server/queries/invitations.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { readZone } from "#company/server/dayIn.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { readAnswerToken } from "../answerLinks.ts";
import { toAnswerForm } from "../form.ts";
import { findForm } from "../queries/ownParticipation.ts";

/**
 * Returns what the invitation said, for the page of its link. The same whether the person has begun, finished or declined
 * since: programs that inspect email open that page too, and the click discloses the rest.
 */
export const readLinkEndpoint = handleOpen(answersContract.readLink, async ({ input, ...context }) => {
  const { services } = context;
  const { place, evaluationId } = await readAnswerToken(services, input.token);
  const { companyId, profileId } = place;
  const described = await asTenant(services.db, place, async (tx) => {
    const invitation = await findInvitation(tx, { companyId, evaluationId, profileId });
    const found = invitation?.recipient.isActive ? await findForm(tx, place, evaluationId) : null;
    if (!found) return refuse("invalid_token");
    const { dueOn } = found.evaluation;
    const facts = { participantStatus: "pending", dueOn } as const;
    refuseIf(whyNotOpenAnswerLink(facts, await readCompanyToday(tx, services, companyId)));
    const form = toAnswerForm({
      ...found,
      zone: readZone(found.timeZone, services.now()),
      respondentId: profileId,
      noticeAcknowledged: false,
      answers: { scores: [], revisions: [], texts: {} },
      commentsInReport: null,
    });
    return {
      evaluationId,
      welcome: {
        role: form.role,
        isSelf: form.isSelf,
        dueOn,
        zone: form.zone,
        threshold: form.threshold,
        readers: form.readers,
        reviewedBeforePublication: form.reviewedBeforePublication,
        showsComments: form.showsComments,
        ...resolveNotice(found.evaluation),
        draftsNotice: form.draftsNotice,
        privacyOfficer: form.privacyOfficer,
        companyName: form.companyName,
        subject: { firstName: form.subject.firstName, lastName: form.subject.lastName },
        questionCount: found.items.length,
        minutes: estimateMinutes(found.items),
      },
    };
  });
  const owner = await readLinkOwner(context, { ...place, evaluationId });
  return { owner, invitation: isOpenFor(owner.standing) ? described : null };
});
