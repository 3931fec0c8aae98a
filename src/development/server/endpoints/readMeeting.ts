import { calendarFile, formatCalendar } from "#evaluations/server/emails/calendar.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { refuse } from "#platform/errors.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { say, whoseName } from "#platform/texts.ts";
import { noteEndpoints } from "../../contract/notes.ts";
import { en } from "../notes/texts.en.ts";
import { fr } from "../notes/texts.fr.ts";
import { requireNote } from "../notes/requireNote.ts";
import { requirePlanAccess } from "../plans/access.ts";

export const readMeetingEndpoint = handleDownload(noteEndpoints.meeting, async (call) => {
  const { tx, actor, services, input } = call;
  const access = await requirePlanAccess(tx, actor, input.profileId);
  const note = await requireNote(tx, actor, access, input.id);
  if (note.meetingAt === null) return refuse("not_found");
  const { language } = actor;
  const { calendar } = { fr, en }[language];
  const { person, reader } = access;
  const text = formatCalendar([
    {
      uid: `${note.id}@${new URL(services.appUrl).hostname}`,
      stamp: services.now(),
      day: note.meetingAt,
      summary:
        reader === "owner"
          ? calendar.own
          : say(language, calendar.other, { whose: whoseName(language, fullName(person)) }),
      url: `${services.appUrl}${paths.developmentPlan(person.id)}`,
    },
  ]);
  return { name: calendarFile.filename, type: calendarFile.contentType, body: new Blob([text]).stream() };
});
