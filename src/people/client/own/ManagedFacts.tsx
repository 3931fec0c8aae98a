import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Facts } from "#platform/ui/Section.tsx";

/** What one’s company writes of one: to be read. */
export function ManagedFacts({ profile, company }: { profile: OwnProfile; company: string }) {
  const texts = useTexts("ownProfile");
  const { labels, roles, hrStatus, noJob, facts, notGiven } = useTexts("people");
  const { language } = useLanguage();
  const day = (date: string | null) => (date ? formatDay(language, date) : notGiven);
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
        { label: labels.hrStatus, value: hrStatus[profile.hrStatus] },
        { label: labels.hiredOn, value: day(profile.hiredOn) },
        { label: labels.birthday, value: day(profile.birthday) },
      ]}
    />
  );
}
