import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { createApi } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import type { answersContract, MyPart } from "../../../contract.ts";

const api = createApi<typeof answersContract>("answers");

/** The next evaluation to answer; null when there is none, undefined until the answer comes. */
export function useFollowing(evaluationId: string): MyPart | null | undefined {
  const [following, setFollowing] = useState<MyPart | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    api.mine({}).then(
      ({ toDo }) =>
        isCurrent && setFollowing(toDo.find((part) => part.evaluationId !== evaluationId) ?? null),
      // The confirmation is shown even when the list fails to load.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [evaluationId]);
  return following;
}

export function Following({ part }: { part: MyPart }) {
  const { completed } = useTexts("answers");
  const say = useSay();
  return (
    <LinkButton to={paths.answer(part.evaluationId)}>
      {say(completed.next, { name: fullName(part.subject) })}
    </LinkButton>
  );
}
