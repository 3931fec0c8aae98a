import type { ProposedPerson } from "#nominations/contract.ts";
import { listOutOfBounds, type GroupBounds } from "#nominations/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";

/** Which groups have too few people or too many, and how many are asked for; null where none has. */
export function useBoundsReason(
  people: readonly Pick<ProposedPerson, "role">[],
  bounds: GroupBounds,
): string | null {
  const { own, groups } = useTexts("nominations");
  const say = useSay();
  const wrong = listOutOfBounds(
    people.map(({ role }) => role),
    bounds,
  );
  return (
    wrong
      .map(({ role, reason, ...numbers }) => say(own.bounds[reason], { group: groups[role], ...numbers }))
      .join(" ") || null
  );
}
