import type { authContract } from "#auth/contract.ts";
import { fullName, initials } from "#people/rules.ts";
import { apiOf, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/theme.ts";
import type { Language } from "#platform/texts.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { SelectField } from "#platform/ui/fields.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Page } from "#platform/ui/Page.tsx";
import { Facts, Section } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import styles from "../dashboards.module.css";

const auth = apiOf<typeof authContract>("auth");

export function ProfileScreen() {
  const { profile: texts } = useTexts("dashboards");
  const { roles } = useTexts("people");
  const viewer = useViewer();
  return (
    <Page title={texts.title} width="reading">
      <Section
        title={texts.facts}
        intro={texts.managed}
        action={<Avatar initials={initials(viewer)} size="large" />}
      >
        <Facts
          facts={[
            { label: texts.name, value: fullName(viewer) },
            { label: texts.email, value: viewer.email },
            { label: texts.role, value: roles[viewer.role] },
            { label: texts.company, value: viewer.company.name },
          ]}
        />
      </Section>
      <Section title={texts.security} intro={texts.securityDetail}>
        <LinkButton to={paths.security()}>{texts.openSecurity}</LinkButton>
      </Section>
      <Section title={texts.display}>
        <div className={styles.theme}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </Section>
    </Page>
  );
}

function LanguageChoice() {
  const { profile: texts } = useTexts("dashboards");
  const { languages } = useTexts("people");
  const { language, speak } = useLanguage();
  const wordsOf = useFailureWords();
  const choose = async (next: Language) => {
    try {
      // Once the choice is kept, the page speaks it: the message comes in the new language.
      await auth.setLanguage({ language: next });
      await speak(next);
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
    }
  };
  return (
    <SelectField
      label={texts.language}
      description={texts.languageHint}
      value={language}
      options={[
        { value: "fr", label: languages.fr },
        { value: "en", label: languages.en },
      ]}
      onChange={(next) => void choose(next)}
    />
  );
}

function ThemeChoice() {
  const { profile: texts } = useTexts("dashboards");
  const { shell } = useTexts("platform");
  const [theme, chooseTheme] = useTheme();
  return (
    <SelectField
      label={texts.theme}
      value={theme}
      options={themes.map((value) => ({ value, label: shell.themes[value] }))}
      onChange={chooseTheme}
    />
  );
}
