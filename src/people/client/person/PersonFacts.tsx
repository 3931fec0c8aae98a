import { paths } from "#paths.ts";
import type { PersonDetail } from "#people/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatMonth } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Facts } from "#platform/ui/Section.tsx";
import { fullName } from "../../rules.ts";

interface PersonFactsProps {
  person: PersonDetail;
  /** What the form says is left out. */
  besideForm?: boolean;
}

/** What is known of a person, on their page and in the drawer of the list. */
export function PersonFacts({ person, besideForm = false }: PersonFactsProps) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const { directManager, joinedIn } = person;
  return (
    <Facts
      facts={[
        { label: texts.fields.email, value: <a href={`mailto:${person.email}`}>{person.email}</a> },
        {
          label: texts.fields.manager,
          value: directManager ? (
            <InternalLink to={paths.person(directManager.id)}>{fullName(directManager)}</InternalLink>
          ) : (
            texts.noManager
          ),
        },
        ...(besideForm
          ? []
          : [
              { label: texts.fields.role, value: texts.roles[person.role] },
              { label: texts.hrStatusLabel, value: texts.hrStatus[person.statutRh] },
            ]),
        { label: texts.facts.language, value: texts.languages[person.language] },
        {
          label: texts.facts.joined,
          value: joinedIn ? formatMonth(language, joinedIn) : texts.facts.notJoined,
        },
      ]}
    />
  );
}
