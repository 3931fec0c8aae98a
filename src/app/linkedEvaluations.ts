import type { AuthPorts } from "#auth/server/ports.ts";
import { isStillAwaited } from "#evaluations/server/emails/invitation.ts";
import { findInvitation } from "#evaluations/server/queries/invitations.ts";
import { isSubjectOrLead } from "#evaluations/server/queries/subjectOrLead.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { findAnnouncement } from "#reports/server/announcement.ts";

/** What links need to know of evaluations and reports. */
export const linkedEvaluations: AuthPorts["linkedEvaluations"] = {
  isSubjectOrLead,
  canStillOpen: async (tx, { kind, now, ...key }) => {
    if (kind === "report") return (await findAnnouncement(tx, key, key.profileId, now))?.opens === "report";
    const invitation = await findInvitation(tx, key);
    const today = await readCompanyToday(tx, { now: () => now }, key.companyId);
    return invitation?.part != null && isStillAwaited(today)(invitation);
  },
};
