import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { evaluations, evaluationsApi } from "../queries.ts";

/** Starts a draft with the same questions, with the same people if asked for, and opens it. */
export function useCopy({ id }: Evaluation) {
  const { copies } = useTexts("room");
  const say = useSay();
  const go = useGo();
  return useAction({
    run: (withPeople: boolean) => evaluationsApi.copy({ id, withPeople }),
    refresh: [evaluations.list.key()],
    success: ({ leftOut }) => (leftOut > 0 ? say(copies.leftOut, { count: leftOut }) : null),
    onSuccess: ({ evaluation }) => go(paths.editEvaluation(evaluation.id)),
  });
}
