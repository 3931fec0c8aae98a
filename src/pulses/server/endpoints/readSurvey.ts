import { dayIn, readZone } from "#company/server/dayIn.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { pulsesContract } from "../../contract.ts";
import type { Survey } from "../../contract/survey.ts";
import { resolvePublished } from "../../rules/publication.ts";
import { findLastMoment, resolveSurveyState } from "../../rules/survey.ts";
import { readPublishedNote } from "../notes/notes.ts";
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
      recalled: note && {
        isLast: note.isLast,
        text: note.text,
        // What became of it, in few words: who does it stands in the note itself.
        actions: note.actions.map(({ text, doneOn }) => ({ text, doneOn })),
        publishedOn: dayIn(timeZone, note.publishedAt),
      },
      published: await readPublished(tx, { ...survey, companyId: actor.companyId }),
      nextId: open.find((other) => other.id !== id)?.id ?? null,
    };
  },
);

/** What a survey that is over has led to. */
async function readPublished(
  tx: Tenant,
  run: NonNullable<Awaited<ReturnType<typeof findSurvey>>> & { companyId: string },
): Promise<Survey["published"]> {
  if (run.status !== "closed") return null;
  const note = await readPublishedNote(tx, run);
  const published = resolvePublished({
    ...run,
    isPublished: run.publishedAt !== null,
    isNotePublished: note !== null,
  });
  return published && { note, hasResults: published.hasResults };
}
