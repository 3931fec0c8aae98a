import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { PositionPicker } from "./PositionPicker.tsx";
import { useTakeSkills } from "./useTakeSkills.ts";

/** In a questionnaire that is still empty: the skills of a position, all at once. */
export function PositionOf({ evaluation }: { evaluation: Evaluation }) {
  const { takeSkills } = useTakeSkills();
  return <PositionPicker onChoose={(position) => void takeSkills(evaluation, position)} />;
}
