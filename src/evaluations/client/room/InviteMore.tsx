import { useEffect } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { ParticipantPicker, participantFieldId } from "../wizard/participation/ParticipantPicker.tsx";

/** The content of the drawer to invite more people. */
export function InviteMore({ evaluation, wanted }: { evaluation: Evaluation; wanted: InvitedRole | null }) {
  // When this file is loaded after the drawer has opened, the focus is already elsewhere.
  useEffect(() => document.getElementById(participantFieldId)?.focus(), []);
  return <ParticipantPicker evaluation={evaluation} wanted={wanted} />;
}
