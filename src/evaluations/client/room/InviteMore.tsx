import { useEffect } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { ParticipantPicker, participantFieldId } from "../wizard/participation/ParticipantPicker.tsx";

/** What the drawer to invite more people holds. */
export function InviteMore({ evaluation }: { evaluation: Evaluation }) {
  // Where this file comes after the drawer has opened, the focus is elsewhere already.
  useEffect(() => document.getElementById(participantFieldId)?.focus(), []);
  return <ParticipantPicker evaluation={evaluation} />;
}
