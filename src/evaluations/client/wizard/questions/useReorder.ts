import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi, runInOrder, isIdle, useKeepEvaluation } from "../../queries.ts";

/** Shows the new order at once, and takes it back when the server refuses (§4 of docs/specification.md). */
export function useReorder(evaluation: Evaluation) {
  const keep = useKeepEvaluation();
  const { skills } = useTexts("wizard");
  const say = useSay();
  const move = useAction({
    run: (questions: Evaluation["questions"]) =>
      runInOrder(() =>
        evaluationsApi.reorderQuestions({ id: evaluation.id, questionIds: questions.map(({ id }) => id) }),
      ),
    isRepeatable: true,
    optimistic: {
      queryKey: evaluations.read.queryKey({ input: { id: evaluation.id } }),
      change: (cached, questions) => ({ ...(cached as Evaluation), questions }),
    },
    // A change sent before was answered with the order before; one in flight answers with its own.
    onSuccess: async (answer) => {
      if (isIdle()) await keep(answer);
    },
    failure: (words) => `${skills.notMoved} ${words}`,
  });

  /** `to` is an index; out of the list, nothing moves. */
  return async (questionId: string, to: number) => {
    const before = evaluation.questions;
    const question = before.find(({ id }) => id === questionId);
    if (!question || to < 0 || to >= before.length) return;
    announce(say(skills.moved, { position: to + 1, total: before.length }));
    await move.run(before.filter((one) => one !== question).toSpliced(to, 0, question));
  };
}
