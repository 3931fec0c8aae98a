import { protectedRoles } from "#evaluations/vocabulary.ts";
import type { ProposedPerson } from "#nominations/contract.ts";
import { countByGroup, type GroupBounds } from "#nominations/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";

/** How many of each group are proposed, and how many are asked for. */
export function GroupCounts({
  people,
  bounds,
}: {
  people: readonly Pick<ProposedPerson, "role">[];
  bounds: GroupBounds;
}) {
  const { own: texts, groups } = useTexts("nominations");
  const say = useSay();
  const counts = countByGroup(people.map(({ role }) => role));
  return (
    <div role="status">
      {protectedRoles.map((role) => {
        const asked = bounds[role];
        if (!asked) return null;
        const { least, most } = asked;
        const words = least === 0 ? texts.upTo : least === most ? texts.exactly : texts.range;
        return <div key={role}>{say(words, { group: groups[role], count: counts[role], least, most })}</div>;
      })}
    </div>
  );
}
