import { useEffect } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Section } from "#platform/ui/Section.tsx";
import { ParticipantPicker, participantFieldId } from "../wizard/participation/ParticipantPicker.tsx";

/** Opened by its button, which it takes the place of: its field has the focus. */
export function InviteMore({ evaluation }: { evaluation: Evaluation }) {
  const { participation } = useTexts("room");
  useEffect(() => document.getElementById(participantFieldId)?.focus(), []);
  return (
    <Section title={participation.invite}>
      <ParticipantPicker evaluation={evaluation} />
    </Section>
  );
}
