import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { fieldWords, fieldsIn, isOwnField } from "#people/rules/fields.ts";
import { fullName, initials } from "#people/rules/names.ts";
import type { PersonFieldName } from "#people/vocabulary/fields.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Facts, Section } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { addressLines } from "../own/addressLines.ts";
import { ManagedFacts } from "../own/ManagedFacts.tsx";
import { people as peopleQueries } from "../queries.ts";

/** `badges`: what the person has earned in their plan, which is above people. */
export function ProfileScreen({ badges }: { badges: ReactNode }) {
  const texts = useTexts("ownProfile");
  const query = useQuery(peopleQueries.readOwn.queryOptions({ input: {} }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.backHome, to: paths.dashboard() },
      }}
    >
      {(profile) => <Profile profile={profile} badges={badges} />}
    </ObjectView>
  );
}

function Profile({ profile, badges }: { profile: OwnProfile; badges: ReactNode }) {
  const texts = useTexts("ownProfile");
  const people = useTexts("people");
  const { labels, notGiven } = people;
  const { language } = useLanguage();
  const viewer = useViewer();
  const address = addressLines(language, profile);
  const buildFact = (name: PersonFieldName) => ({
    label: labels[name],
    value: fieldWords(language, people, name, profile[name]) || notGiven,
  });
  return (
    <Page
      title={texts.title}
      width="form"
      trail={[{ label: texts.settings, to: paths.settings() }]}
      action={
        <LinkButton variant="primary" size="small" to={paths.editProfile()}>
          {texts.edit}
        </LinkButton>
      }
    >
      <Section
        bare
        title={fullName(profile)}
        intro={profile.avatar ? (profile.jobTitle ?? "") : texts.photo.none}
        action={<Avatar initials={initials(profile)} picture={profile.avatar} size="large" />}
      >
        <Facts
          facts={[
            { label: texts.email, value: profile.email },
            ...fieldsIn("contact").filter(isOwnField).map(buildFact),
            {
              label: labels.addressLine1,
              value:
                address.length > 0
                  ? address.map((line) => (
                      <span key={line}>
                        {line}
                        <br />
                      </span>
                    ))
                  : notGiven,
            },
            ...fieldsIn("identity").filter(isOwnField).map(buildFact),
          ]}
        />
      </Section>
      <Section title={texts.work} intro={texts.managed} bare>
        <ManagedFacts profile={profile} company={viewer.company.name} />
      </Section>
      {badges}
    </Page>
  );
}
