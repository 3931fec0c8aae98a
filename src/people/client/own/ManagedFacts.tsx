import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { fieldNames, fieldWords, isOwnField } from "#people/rules/fields.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";

const managedFields = fieldNames.filter((name) => !isOwnField(name));

/** What one’s company writes of one: to be read. */
export function ManagedFacts({ profile, company }: { profile: OwnProfile; company: string }) {
  const texts = useTexts("ownProfile");
  const people = useTexts("people");
  const { labels, roles, noJob, facts, notGiven } = people;
  const { language } = useLanguage();
  return (
    <Facts
      facts={[
        { label: texts.company, value: company },
        { label: labels.job, value: profile.jobTitle ?? noJob },
        {
          label: labels.manager,
          value: profile.directManager ? fullName(profile.directManager) : facts.noManager,
        },
        { label: labels.role, value: roles[profile.role] },
        ...managedFields.map((name) => ({
          label: labels[name],
          value: fieldWords(language, people, name, profile[name]) || notGiven,
        })),
      ]}
    />
  );
}
