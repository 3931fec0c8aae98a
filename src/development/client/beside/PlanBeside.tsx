import type { ReactNode } from "react";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { Plan } from "../../contract/plan.ts";
import { CheckpointSection } from "../checkpoint/CheckpointSection.tsx";
import { CoursesAndBadges } from "../courses/CoursesAndBadges.tsx";
import { whyNotReadRecognitions } from "../../rules/recognition.ts";
import { Recognition } from "../recognition/Recognition.tsx";
import { Notes } from "../notes/Notes.tsx";

/** What stands beside the objectives of a plan: it comes after them. */
export const PlanBeside = ({ plan }: { plan: Plan }): ReactNode => (
  <Stack gap="large">
    <Notes plan={plan} />
    {plan.reader === "owner" && plan.objectives.length > 0 && <CheckpointSection plan={plan} />}
    <CoursesAndBadges plan={plan} />
    {whyNotReadRecognitions(plan.reader) === null && <Recognition plan={plan} />}
  </Stack>
);
