import { readZone } from "#company/server/dayIn.ts";
import { privacyOfficerShown } from "#company/server/settings.ts";
import { suggestRole } from "#evaluations/rules/participants.ts";
import { freezeQuestionnaire } from "#evaluations/rules/questionnaire.ts";
import { mayManage } from "#evaluations/rules/relations.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { selectDraftsSwitch, toLaunchNotice } from "#evaluations/server/launchNotice.ts";
import { buildReadableFinder } from "#evaluations/server/queries/access.ts";
import { resolveLaunchRelease } from "#evaluations/server/queries/publishers.ts";
import { readDraftQuestionnaire } from "#evaluations/server/queries/questionnaires.ts";
import type { EvaluationType, ParticipantRole } from "#evaluations/vocabulary.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { toAnswerForm } from "../form.ts";
import { findItems } from "../queries/ownParticipation.ts";

const findPreviewed = buildReadableFinder({
  privacyOfficer: privacyOfficerShown,
  // Read when the statement is built: what answers is connected at the start.
  get areDraftsSwitchedOn() {
    return selectDraftsSwitch();
  },
});

/** The form as those invited will see it, for those who prepare it; frozen by the same rule, kept nowhere. */
export const previewAnswersEndpoint = handle(
  answersContract.preview,
  async ({ input, actor, tx, services }) => {
    const known = await findPreviewed(tx, actor, input.evaluationId);
    const { evaluation, company, subject, standpoint, teamManagerReads, showsComments } = known;
    if (!mayManage(standpoint, evaluation)) return refuse("forbidden");
    if (!subject) return refuse("launch_needs_active_subject");

    const isDraft = isBeforeLaunch(evaluation.status);
    const frozen = isDraft ? null : await findItems(tx, actor.companyId, evaluation.id);
    const threshold = isDraft ? company.anonymityThreshold : evaluation.threshold;
    const release = isDraft
      ? await resolveLaunchRelease(tx, company, evaluation, services.now())
      : evaluation.release;
    const noticeVersion = isDraft
      ? toLaunchNotice(services, known.areDraftsSwitchedOn)
      : evaluation.noticeVersion;
    return toAnswerForm({
      commentsInReport: null,
      respondentId: actor.profileId,
      evaluation: {
        ...evaluation,
        commentsMandatory: evaluation.commentsMandatory && showsComments,
        threshold,
        teamManagerReads,
        showsComments,
        release,
        noticeVersion,
      },
      subject,
      companyName: company.name,
      zone: readZone(company.timeZone, services.now()),
      privacyOfficer: known.privacyOfficer,
      role: input.role ?? usualRole(evaluation.evaluationType),
      status: "pending",
      evaluationStatus: evaluation.status,
      noticeAcknowledged: false,
      items: frozen ?? freezeQuestionnaire(await readDraftQuestionnaire(tx, evaluation), { showsComments }),
      answers: { scores: [], revisions: [], texts: {} },
    });
  },
);

const usualRole = (type: EvaluationType): ParticipantRole =>
  type === "self" ? "subject" : suggestRole({ readsReport: false, reportsToSubject: false }, type);
