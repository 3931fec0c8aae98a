import { useCallback } from "react";
import { openPart } from "./device/openPart.ts";
import { AnsweringProvider } from "./answering.tsx";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { Player } from "./Player.tsx";
import { useLoaded } from "./useLoaded.ts";

interface AnswerAreaProperties {
  evaluationId: string;
  /** After the id in the address: nothing, `review` or `completed`. */
  moment: string | undefined;
}

/** /eval/evaluations/:id and what follows it. One load, one queue: moving between the moments loses nothing. */
export function AnswerArea({ evaluationId, moment }: AnswerAreaProperties) {
  const read = useCallback(() => openPart(evaluationId), [evaluationId]);
  const { loaded, failure, retry } = useLoaded(read);
  if (failure) return <LoadFailure failure={failure} onRetry={retry} evaluationId={evaluationId} />;
  if (!loaded) return <AnswerSkeleton />;
  return (
    <AnsweringProvider part={loaded}>
      <Player moment={moment} />
    </AnsweringProvider>
  );
}
