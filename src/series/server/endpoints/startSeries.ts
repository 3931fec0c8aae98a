import { lockManageable } from "#evaluations/server/queries/access.ts";
import { changeEvaluation } from "#evaluations/server/queries/evaluations.ts";
import { freezeQuestionnaire } from "#evaluations/rules/questionnaire.ts";
import { listGroupsToHide, refuseHidden } from "#evaluations/server/overlap.ts";
import { listParticipants } from "#evaluations/server/queries/participants.ts";
import { readDraftQuestionnaire } from "#evaluations/server/queries/questionnaires.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { findWorkingDayInstead } from "#company/rules/workingDays.ts";
import { readCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesContract } from "../../contract.ts";
import { getDayOfMonth, findNextStart } from "../../rules/periods.ts";
import { resolveAnchor, computeDaysToAnswer, whyNotRepeat } from "../../rules/repeat.ts";
import { presentSeries } from "../present.ts";
import { findSeriesByEvaluation, insertSeries } from "../queries.ts";

/** The evaluation becomes the first of its series; periods before today are not made up for. */
export const startSeriesEndpoint = handle(seriesContract.start, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const loaded = await lockManageable(tx, actor, input.evaluationId);
  const { evaluation } = loaded;
  const earlier = await findSeriesByEvaluation(tx, evaluation);
  refuseIf(
    whyNotRepeat({ status: evaluation.status, isRepeating: earlier !== null && earlier.stoppedAt === null }),
  );
  const { frequency } = input;
  const today = await readCompanyToday(tx, services, companyId);
  const began = resolveAnchor(evaluation, today);
  const anchor = (input.fromWorkingDay && findWorkingDayInstead(began)) || began;
  const company = await readCompany(tx, companyId);
  const id = services.newId();
  const series = {
    companyId,
    id,
    frequency,
    anchor,
    wishedDay: getDayOfMonth(anchor),
    daysToAnswer: computeDaysToAnswer(began, evaluation.dueOn, company.defaultDuration),
    lastPeriod: anchor > today ? anchor : today,
    skipped: [],
    createdAt: services.now(),
  };
  if (!input.acceptsSmallGroups) {
    const hidden = await listGroupsToHide(tx, {
      companyId,
      subjectProfileId: loaded.facts.subjectId,
      items: freezeQuestionnaire(await readDraftQuestionnaire(tx, evaluation), loaded),
      participants: await listParticipants(tx, evaluation),
      threshold: company.anonymityThreshold,
      day: findNextStart({ ...series, stoppedAt: null }, today) ?? today,
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
