import { paths } from "#paths.ts";
import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { computeDefaultDueDate } from "../../rules/dueDate.ts";
import { listAskedTypes } from "../../rules/questionnaire.ts";
import { writeInvitation } from "../emails/invitation.ts";
import { resolveLaunchNotice } from "../launchNotice.ts";
import { present } from "../present.ts";
import { findManageable } from "../queries/access.ts";
import { readCompanyToday } from "../today.ts";

const nobody = "00000000-0000-4000-8000-000000000000";

export const readInvitationEndpoint = handle(evaluationsContract.invitation, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation: stored } = await findManageable(tx, actor, input.id);
  const evaluation = await present(tx, actor, input.id);
  const { defaultDuration } = await readCompany(tx, actor.companyId);
  const today = await readCompanyToday(tx, services, actor.companyId);
  const subject = evaluation.subject ?? { id: nobody, firstName: "…", lastName: "" };
  const { title, paragraphs, action, ...email } = writeInvitation(
    { language: input.language, services },
    {
      evaluation: {
        ...evaluation,
        dueOn: evaluation.dueOn ?? computeDefaultDueDate(today, defaultDuration),
        // Never null for those who run the evaluation.
        release: evaluation.release ?? "next_morning",
        noticeVersion: stored.launchedOn
          ? stored.noticeVersion
          : await resolveLaunchNotice(tx, services, actor.companyId),
      },
      author: evaluation.author,
      subject,
      recipient: { id: input.role === "subject" ? subject.id : actor.profileId, joinedAt: services.now() },
      part: { role: input.role },
      items: listAskedTypes(evaluation),
    },
    { url: services.appUrl + paths.answer(evaluation.id), opensSession: false },
  );
  return { subject: email.subject, title, paragraphs: [...paragraphs], action: action?.label ?? null };
});
