import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Facts, Section } from "#platform/ui/page/Section.tsx";
import type { Campaign } from "../../contract.ts";
import { isNominated, countRequestsByPerson } from "../../rules.ts";

/** As many as say who is asked most. */
const maxPeopleShown = 8;

/** Who is asked most, and the limit within which colleagues are proposed. */
export function MostAsked({ campaign: { lines, maxRequests } }: { campaign: Campaign }) {
  const { campaign: texts, proposals } = useTexts("campaigns");
  const say = useSay();
  const names = new Map(
    lines.flatMap(({ invited }) => invited.map(({ person }) => [person.id, fullName(person)] as const)),
  );
  const most = [...countRequestsByPerson(lines)].slice(0, maxPeopleShown);
  if (most.length === 0) return null;
  return (
    <Section
      title={texts.load}
      intro={isNominated(lines) ? proposals.loadIntro : say(texts.loadIntro, { count: maxRequests })}
    >
      <Facts
        facts={most.map(([id, count]) => ({
          label: names.get(id) ?? "",
          value: say(texts.requests, { count }),
        }))}
      />
    </Section>
  );
}
