import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { OfferedSkill } from "#skills/contract.ts";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { SkillAction } from "./Catalogue.tsx";

interface AddSkillProps {
  skill: OfferedSkill;
  evaluation: Evaluation;
}

/** Gives a draft the questions of a skill that it has not yet. */
export function AddSkill({ skill, evaluation }: AddSkillProps) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const { change, busy } = useChange();
  const present = evaluation.questions.filter((question) => question.skill.id === skill.id).length;
  const add = () =>
    change(async () => {
      const answer = await evaluationsApi.addSkill({ id: evaluation.id, skillId: skill.id });
      const words = [
        say(skills.added, { count: answer.added }),
        ...(answer.alreadyPresent > 0
          ? [`${say(skills.alreadyPresent, { count: answer.alreadyPresent })}.`]
          : []),
      ];
      announce(words.join(" "));
      return answer.evaluation;
    });
  return <SkillAction skill={skill} present={present} busy={busy} onAdd={() => void add()} />;
}
