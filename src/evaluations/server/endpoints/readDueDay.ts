import { paths } from "#paths.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { say } from "#platform/texts.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotRunning } from "../../rules/status.ts";
import { calendarFile, formatCalendar, buildEntryUid } from "../emails/calendar.ts";
import { en } from "../emails/texts.en.ts";
import { fr } from "../emails/texts.fr.ts";
import { findManageable } from "../queries/access.ts";

/** For those who run the evaluation; participants find theirs in their invitation. */
export const readDueDayEndpoint = handleDownload(evaluationsContract.dueDay, async (call) => {
  const { tx, actor, services, input } = call;
  const { evaluation } = await findManageable(tx, actor, input.id);
  refuseIf(whyNotRunning(evaluation));
  const { id, name, dueOn } = evaluation;
  // A running evaluation has a due date since its launch.
  if (!dueOn) return refuse("not_launched");
  const { calendar } = { fr, en }[actor.language];
  const text = formatCalendar([
    {
      uid: buildEntryUid(id, services.appUrl),
      stamp: services.now(),
      day: dueOn,
      summary: say(actor.language, calendar.led, { name }),
      url: `${services.appUrl}${paths.evaluation(id)}`,
    },
  ]);
  return {
    name: calendarFile.filename,
    type: calendarFile.contentType,
    body: new Blob([text]).stream(),
  };
});
