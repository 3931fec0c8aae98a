import { isStillAwaited } from "#evaluations/server/emails/invitation.ts";
import { findInvitation } from "#evaluations/server/queries/invitations.ts";
import { isSubjectOrLead } from "#evaluations/server/queries/subjectOrLead.ts";
import { companyToday } from "#evaluations/server/today.ts";
import type { Services } from "#platform/server/services.ts";
import { findAnnouncement } from "#reports/server/announcement.ts";

/** What links need to know of evaluations and reports (auth/server/linkOwner.ts). */
export const linkedEvaluations = ({ now }: Pick<Services, "now">): Services["linkedEvaluations"] => ({
  isSubjectOrLead,
  opensStill: async (tx, { kind, ...key }) => {
    if (kind === "report") return (await findAnnouncement(tx, key, key.profileId, now()))?.opens === "report";
    const invitation = await findInvitation(tx, key);
    return (
      invitation?.part != null && isStillAwaited(await companyToday(tx, { now }, key.companyId))(invitation)
    );
  },
});
