import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { ManagedFacts } from "../own/ManagedFacts.tsx";
import { OwnProfileForm } from "../own/OwnProfileForm.tsx";
import { PhotoSection } from "../own/PhotoSection.tsx";
import { people } from "../queries.ts";

export function EditProfileScreen() {
  const texts = useTexts("ownProfile");
  const query = useQuery(people.readOwn.queryOptions({ input: {} }));
  return (
    <ObjectView
      query={query}
      skeleton="form"
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.backHome, to: paths.dashboard() },
      }}
    >
      {(profile) => <Edit profile={profile} />}
    </ObjectView>
  );
}

function Edit({ profile }: { profile: OwnProfile }) {
  const texts = useTexts("ownProfile");
  const viewer = useViewer();
  return (
    <Page title={texts.edit} width="form" trail={[{ label: texts.title, to: paths.profile() }]}>
      <PhotoSection profile={profile} />
      <OwnProfileForm profile={profile} />
      <Section title={texts.work} intro={texts.managed} bare>
        <ManagedFacts profile={profile} company={viewer.company.name} />
      </Section>
    </Page>
  );
}
