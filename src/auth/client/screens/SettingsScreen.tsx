import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/theme.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { SelectField, SwitchField } from "#platform/ui/fields.tsx";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { densities, useDensity } from "#platform/ui/lists/useDensity.ts";
import { Page } from "#platform/ui/Page.tsx";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useSingleKeys } from "#platform/ui/singleKeys.ts";
import { useCan } from "#platform/ui/viewer.tsx";

/** One's own settings: each is kept as soon as it is chosen. Those of the company are a page of their own. */
export function SettingsScreen() {
  const texts = useTexts("settings");
  const managesCompany = useCan("managePeople");
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <Section title={texts.account.title} intro={texts.account.intro}>
        <Row>
          <LinkButton to={paths.security()}>{texts.account.security}</LinkButton>
          <LinkButton to={paths.editProfile()}>{texts.account.profile}</LinkButton>
        </Row>
      </Section>
      {managesCompany && (
        <Section title={texts.company.title} intro={texts.company.intro}>
          <LinkButton to={paths.companySettings()}>{texts.company.open}</LinkButton>
        </Section>
      )}
      <Display />
      <Accessibility />
    </Page>
  );
}

function Display() {
  const { display: texts } = useTexts("settings");
  const { shell } = useTexts("platform");
  const [theme, chooseTheme] = useTheme();
  const [density, chooseDensity] = useDensity();
  return (
    <SettingSection title={texts.title}>
      {(saved) => (
        <Stack>
          <SelectField
            label={texts.theme}
            value={theme}
            options={themes.map((value) => ({ value, label: shell.themes[value] }))}
            onChange={(next) => {
              chooseTheme(next);
              saved();
            }}
          />
          <SelectField
            label={texts.density}
            value={density}
            options={densities.map((value) => ({ value, label: texts.densities[value] }))}
            onChange={(next) => {
              chooseDensity(next);
              saved();
            }}
          />
        </Stack>
      )}
    </SettingSection>
  );
}

function Accessibility() {
  const { accessibility: texts } = useTexts("settings");
  const [isOn, setIsOn] = useSingleKeys();
  return (
    <SettingSection title={texts.title}>
      {(saved) => (
        <SwitchField
          label={texts.singleKeys}
          description={texts.singleKeysHint}
          checked={isOn}
          onChange={(next) => {
            setIsOn(next);
            saved();
          }}
        />
      )}
    </SettingSection>
  );
}
