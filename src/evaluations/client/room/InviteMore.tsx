import { useEffect } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { ParticipantPicker, participantFieldId } from "../wizard/participation/ParticipantPicker.tsx";

/** What the drawer to invite more people holds. */
export function InviteMore({ evaluation, wanted }: { evaluation: Evaluation; wanted: InvitedRole | null }) {
  // Where this file comes after the drawer has opened, the focus is elsewhere already.
  useEffect(() => document.getElementById(participantFieldId)?.focus(), []);
  return <ParticipantPicker evaluation={evaluation} wanted={wanted} />;
}
