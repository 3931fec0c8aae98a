import { lockManageable } from "#evaluations/server/queries/access.ts";
import { changeEvaluation } from "#evaluations/server/queries/evaluations.ts";
import { freeze } from "#evaluations/rules/questionnaire.ts";
import { groupsToHide, refuseHidden } from "#evaluations/server/overlap.ts";
import { listParticipants } from "#evaluations/server/queries/participants.ts";
import { readDraftQuestionnaire } from "#evaluations/server/queries/questionnaires.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { workingDayInstead } from "#company/rules/workingDays.ts";
import { readCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { seriesContract } from "../../contract.ts";
import { dayOfMonth, nextStart } from "../../rules/periods.ts";
import { anchorOf, daysToAnswerOf, whyNotRepeat } from "../../rules/repeat.ts";
import { presentSeries } from "../present.ts";
import { findSeriesOf, insertSeries } from "../queries.ts";

/** The evaluation becomes the first of its series; periods before today are not made up for. */
export const startSeriesEndpoint = handle(seriesContract.start, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const known = await lockManageable(tx, actor, input.evaluationId);
  const { evaluation } = known;
  const earlier = await findSeriesOf(tx, evaluation);
  refuseIf(
    whyNotRepeat({ status: evaluation.status, isRepeating: earlier !== null && earlier.stoppedAt === null }),
  );
  const { frequency } = input;
  const today = await companyToday(tx, services, companyId);
  const began = anchorOf(evaluation, today);
  const anchor = (input.fromWorkingDay && workingDayInstead(began)) || began;
  const company = await readCompany(tx, companyId);
  const id = services.newId();
  const series = {
    companyId,
    id,
    frequency,
    anchor,
    wishedDay: dayOfMonth(anchor),
    daysToAnswer: daysToAnswerOf(began, evaluation.dueOn, company.defaultDuration),
    lastPeriod: anchor > today ? anchor : today,
    skipped: [],
    createdAt: services.now(),
  };
  if (!input.acceptsSmallGroups) {
    const hidden = await groupsToHide(tx, {
      companyId,
      subjectProfileId: known.facts.subjectId,
      items: freeze(await readDraftQuestionnaire(tx, evaluation)),
      participants: await listParticipants(tx, evaluation),
      threshold: company.anonymityThreshold,
      day: nextStart({ ...series, stoppedAt: null }, today) ?? today,
    });
    if (hidden.length > 0) refuseHidden(hidden);
  }
  await insertSeries(tx, series);
  await changeEvaluation(tx, evaluation, services.now(), { seriesId: id, period: anchor, frequency });
  await audit(tx, call, {
    action: "series.started",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { frequency },
  });
  return presentSeries(tx, services, evaluation);
});
