import { dayIn, readZone } from "#company/server/dayIn.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { pulsesContract } from "../../contract.ts";
import { findLastMoment, resolveSurveyState } from "../../rules/survey.ts";
import { findRecalledNote, findSurvey, listOpenSurveys } from "../surveys.ts";

/** A survey for a person who is asked. Nothing is written: an opening leaves no trace. */
export const readSurveyEndpoint = handle(
  pulsesContract.readSurvey,
  async ({ input, actor, tx, services }) => {
    const survey = await findSurvey(tx, actor, input.id);
    if (!survey?.content) return refuse("not_found");
    const now = services.now();
    const [note, open] = [await findRecalledNote(tx, actor, survey), await listOpenSurveys(tx, actor, now)];
    const { id, content, companyName, threshold, readers, privacyOfficer, timeZone } = survey;
    return {
      id,
      respondentId: actor.profileId,
      state: resolveSurveyState(survey, now),
      content,
      companyName,
      threshold,
      readers,
      privacyOfficer,
      closesOn: dayIn(timeZone, findLastMoment(survey)),
      zone: readZone(timeZone, now),
      recalled: note?.publishedAt
        ? {
            text: note.text,
            // Who does it is for those in charge.
            actions: note.actions.map(({ text, doneOn }) => ({ text, doneOn })),
            publishedOn: dayIn(timeZone, note.publishedAt),
          }
        : null,
      nextId: open.find((other) => other.id !== id)?.id ?? null,
    };
  },
);
