import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Facts, Section } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { addressLines } from "../own/addressLines.ts";
import { ManagedFacts } from "../own/ManagedFacts.tsx";
import { people } from "../queries.ts";

export function ProfileScreen() {
  const texts = useTexts("ownProfile");
  const query = useQuery(people.readOwn.queryOptions({ input: {} }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.backHome, to: paths.dashboard() },
      }}
    >
      {(profile) => <Profile profile={profile} />}
    </ObjectView>
  );
}

function Profile({ profile }: { profile: OwnProfile }) {
  const texts = useTexts("ownProfile");
  const { labels, languages, notGiven } = useTexts("people");
  const { language } = useLanguage();
  const viewer = useViewer();
  const address = addressLines(language, profile);
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
            { label: labels.mobile, value: profile.mobile ?? notGiven },
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
            { label: labels.language, value: languages[profile.language] },
          ]}
        />
      </Section>
      <Section title={texts.work} intro={texts.managed} bare>
        <ManagedFacts profile={profile} company={viewer.company.name} />
      </Section>
    </Page>
  );
}
