import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useChange } from "../../useChange.ts";
import { evaluationsApi, jobsApi } from "../../queries.ts";
import type { StartingPosition } from "../useDraft.ts";

/** Gives a draft that exists the skills of a position, in their order; questions that it has are not asked twice. */
export function useTakeSkills() {
  const { skills: texts } = useTexts("wizard");
  const say = useSay();
  const { change } = useChange();
  // It writes nothing, but its failure is shown like that of a write.
  const read = useAction({ run: ({ id }: StartingPosition) => jobsApi.readPosition({ id }) });
  return {
    /** Whether all of them could be taken. */
    takeSkills: async ({ id }: Pick<Evaluation, "id">, position: StartingPosition): Promise<boolean> => {
      let count = 0;
      const found = await read.run(position);
      if (!found) return false;
      for (const { id: skillId, isArchived } of found.skills) {
        if (isArchived) continue;
        const isTaken = await change(async () => {
          const { evaluation, added } = await evaluationsApi.addSkill({ id, skillId });
          count += added;
          return evaluation;
        });
        if (!isTaken) return false;
      }
      announce(say(texts.added, { count }));
      return true;
    },
  };
}
