import { and, eq } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { momentIn } from "#platform/localTime.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { noteEndpoints } from "../../contract/notes.ts";
import {
  whyNotAddNote,
  whyNotMeeting,
  whyNotMeetingDay,
  whyNotNoteDay,
  whyNotWriteNote,
} from "../../rules/notes.ts";
import { developmentNotes } from "../../tables/notes.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { scheduleMeetings } from "../dueWork.ts";
import { readNotes } from "../notes/readNotes.ts";
import { isNote, requireOwnNote } from "../notes/requireNote.ts";
import { tellOfNote } from "../notes/tellOfNote.ts";
import { openPlan, recordChange, type OpenPlan, type PlanCall } from "../plans/openPlan.ts";

export const saveNoteEndpoint = handle(noteEndpoints.saveNote, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const plan = await openPlan(call, (reader, person) => whyNotWriteNote(reader, input.kind, person));
  const { id } = input;
  const stored = id === null ? null : await requireOwnNote(tx, actor, plan, { id, version: input.version });
  const kind = stored?.kind ?? input.kind;
  const { meeting } = kind === "follow_up" ? input : { meeting: null };
  refuseIf(whyNotWriteNote(plan.reader, kind, plan.person));
  refuseIf(meeting && whyNotMeetingDay(meeting.on, plan.today));
  const meetingAt = meeting && momentIn(plan.timeZone, meeting.on, meeting.time);
  refuseIf(whyNotNoteDay(input.day, plan.today));
  refuseIf(whyNotMeeting(meetingAt, stored?.meetingAt ?? null, actor.at));
  const isMoved = meetingAt?.getTime() !== stored?.meetingAt?.getTime();
  const arranged = isMoved ? { arrangedAt: meetingAt && actor.at, remindedAt: null } : {};
  const values = { day: input.day, text: input.text, meetingAt, ...arranged };
  const noteId = stored?.id ?? services.newId();
  if (stored)
    await tx
      .update(developmentNotes)
      .set({ ...values, version: stored.version + 1 })
      .where(isNote({ companyId, id: noteId }));
  else {
    refuseIf(whyNotAddNote(await countNotes(call, plan)));
    await tx.insert(developmentNotes).values({
      ...values,
      companyId,
      id: noteId,
      planId: plan.planId,
      kind,
      authorProfileId: actor.profileId,
      createdAt: actor.at,
    });
  }
  if (isMoved) await scheduleMeetings(tx, services, companyId, [noteId]);
  await recordChange(call, plan, stored ? "note_changed" : "note_added", null);
  // Words that are put right are no news; a meeting is.
  if (!stored || isMoved) await tellOfNote(call, plan, noteId);
  await giveBadges(call, plan);
  return readNotes(tx, actor, plan);
});

const countNotes = ({ tx, actor }: PlanCall, { planId }: OpenPlan): Promise<number> =>
  tx.$count(
    developmentNotes,
    and(eq(developmentNotes.companyId, actor.companyId), eq(developmentNotes.planId, planId)),
  );
