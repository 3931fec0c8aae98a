import { useQueryClient } from "@tanstack/react-query";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { notify } from "#platform/ui/notify.ts";
import { evaluations, evaluationsApi, inTurn, isQuiet, useKeepEvaluation } from "../../queries.ts";

/** Shows the new order at once, and takes it back when the server refuses (§4 of docs/specification.md). */
export function useReorder(evaluation: Evaluation) {
  const client = useQueryClient();
  const keep = useKeepEvaluation();
  const { skills } = useTexts("wizard");
  const say = useSay();
  const wordsOf = useFailureWords();
  const key = evaluations.read.queryKey({ input: { id: evaluation.id } });

  /** `to` is an index; out of the list, nothing moves. */
  return async (questionId: string, to: number) => {
    const before = evaluation.questions;
    const question = before.find(({ id }) => id === questionId);
    if (!question || to < 0 || to >= before.length) return;
    const questions = before.filter((one) => one !== question).toSpliced(to, 0, question);
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, { ...evaluation, questions });
    announce(say(skills.moved, { position: to + 1, total: before.length }));
    try {
      const answer = await inTurn(() =>
        evaluationsApi.reorderQuestions({ id: evaluation.id, questionIds: questions.map(({ id }) => id) }),
      );
      // A change that left before was answered with the order before; one that is under way answers with its own.
      if (isQuiet()) await keep(answer);
    } catch (error) {
      client.setQueryData(key, (now) => now && { ...now, questions: before });
      notify.error(`${skills.notMoved} ${wordsOf(failureFrom(error))}`);
    }
  };
}
