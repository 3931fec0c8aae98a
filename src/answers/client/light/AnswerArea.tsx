import { useCallback, useEffect, useState } from "react";
import { apiOf, failureFrom, type ApiFailure } from "#platform/client/api.ts";
import type { AnswerForm, answersContract } from "../../contract.ts";
import { AnsweringProvider } from "./answering.tsx";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { Player } from "./Player.tsx";

const api = apiOf<typeof answersContract>("answers");

interface AnswerAreaProperties {
  evaluationId: string;
  /** After the id in the address: nothing, `review` or `completed`. */
  moment: string | undefined;
}

/** /eval/evaluations/:id and what follows it. One load, one queue: moving between the moments loses nothing. */
export function AnswerArea({ evaluationId, moment }: AnswerAreaProperties) {
  const read = useCallback(() => api.read({ evaluationId }), [evaluationId]);
  const { form, failure, retry } = useForm(read);
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!form) return <AnswerSkeleton />;
  return (
    <AnsweringProvider form={form}>
      <Player moment={moment} />
    </AnsweringProvider>
  );
}

/** `read` starts again whenever it becomes another function. */
export function useForm(read: () => Promise<AnswerForm>) {
  const [form, setForm] = useState<AnswerForm | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (loaded) => isCurrent && setForm(loaded),
      (error: unknown) => isCurrent && setFailure(failureFrom(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);
  const retry = () => {
    setFailure(null);
    setForm(null);
    setAttempt(attempt + 1);
  };
  return { form, failure, retry };
}
