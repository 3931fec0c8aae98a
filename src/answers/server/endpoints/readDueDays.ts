import { calendarFile, formatCalendar, toCalendarEntry } from "#evaluations/server/emails/calendar.ts";
import { fullName } from "#people/rules/names.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { loadMyParts } from "../myParts.ts";

/** The calendar entries of the invitations, in one file: each updates the entry of the invitation. May be empty. */
export const readDueDaysEndpoint = handleDownload(
  answersContract.dueDays,
  async ({ tx, actor, services }) => {
    const parts = await loadMyParts(tx, actor, { onlyAwaited: true });
    const entries = parts.flatMap(({ evaluationId, dueOn, isSelf, subject }) =>
      dueOn
        ? toCalendarEntry(
            { evaluationId, day: dueOn, person: isSelf ? null : fullName(subject) },
            { language: actor.language, services },
          )
        : [],
    );
    return {
      name: calendarFile.filename,
      type: calendarFile.contentType,
      body: new Blob([formatCalendar(entries)]).stream(),
    };
  },
);
