import { refuseOtherRespondent } from "#answers/server/involvement.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { pulsesContract } from "../../contract.ts";
import { tidyAnswers, whyNotSend } from "../../rules/answers.ts";
import { resolveSurveyState, type SurveyFacts } from "../../rules/survey.ts";
import { lockSurvey, readSurveyToSend, sendAnswers } from "../surveys.ts";

/**
 * Sends one's answers, once. A second time is answered like the first and keeps the first, whatever it holds: a device that
 * did not hear the answer sends again. No audit entry, notification or email follows: each would name the person in the
 * transaction that writes what they answered (docs/decisions/0051).
 */
export const sendSurveyEndpoint = handle(
  pulsesContract.sendSurvey,
  async ({ input, actor, tx, services }) => {
    refuseOtherRespondent(actor, input);
    const survey = await readSurveyToSend(tx, actor, input.id);
    if (!survey?.content) return refuse("not_found");
    const isClosed = (facts: SurveyFacts) => resolveSurveyState(facts, services.now()) === "closed";
    // First of all: of a closed survey one learns no longer who had answered.
    if (isClosed(survey)) return refuse("pulse_closed");
    if (survey.hasAnswered) return {};
    const { questions } = survey.content;
    const wrong = whyNotSend(questions, input.answers);
    if (wrong) return refuse(wrong.code, wrong.fields);
    const locked = await lockSurvey(tx, actor, input.id);
    if (!locked || isClosed(locked)) return refuse("pulse_closed");
    await sendAnswers(tx, actor, {
      runId: input.id,
      receiptId: services.newId(),
      inboxId: services.newId(),
      answers: tidyAnswers(questions, input.answers),
    });
    return {};
  },
);
