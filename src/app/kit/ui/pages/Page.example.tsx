import { paths } from "#paths.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { ScreenFrame, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      people: "Personnel",
      title: "Inviter une personne",
      intro: "Elle recevra un courriel.",
      send: "Envoyer",
      section: "Identité",
    },
    en: {
      people: "People",
      title: "Invite a person",
      intro: "They will receive an email.",
      send: "Send",
      section: "Identity",
    },
  });
  return (
    <ScreenFrame>
      <Page
        title={t.title}
        intro={t.intro}
        trail={[{ label: t.people, to: paths.people() }]}
        action={<Button variant="primary">{t.send}</Button>}
      >
        <Section title={t.section}>{t.intro}</Section>
      </Page>
    </ScreenFrame>
  );
}
