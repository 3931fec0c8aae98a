import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import type { authContract } from "#auth/contract.ts";
import { usePreferences } from "#platform/client/answeringPreferences.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { themes, useComfort, useTheme } from "#platform/client/appearance.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { densities, useDensity } from "#platform/ui/lists/useDensity.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useSingleKeys } from "#platform/ui/layers/singleKeys.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Language } from "#platform/vocabulary.ts";
import { usePart } from "../settings/usePart.ts";

const auth = createApi<typeof authContract>("auth");

/** One's own settings, a part at a time: each is kept as soon as it is chosen. */
export function SettingsScreen({ notifications }: { notifications: ReactNode }) {
  const texts = useTexts("settings");
  const part = usePart();
  const trail = part ? { trail: [{ label: texts.title, to: paths.settings() }] } : {};
  if (part === "notifications")
    return (
      <Page key={part} title={texts.pages.notifications.label} width="form" {...trail}>
        {notifications}
      </Page>
    );
  return (
    <Page title={texts.pages.display.label} intro={texts.displayIntro} width="form" {...trail}>
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
  const { language, speak } = useLanguage();
  const choose = useAction({
    run: async (next: Language) => {
      const done = await auth.setLanguage({ language: next });
      await speak(next);
      return done;
    },
  });
  return (
    <SettingSection title={texts.title}>
      {(saved) => (
        <Stack>
          <SelectField<Language>
            label={texts.language}
            description={texts.languageHint}
            value={language}
            options={[
              { value: "fr", label: texts.languages.fr },
              { value: "en", label: texts.languages.en },
            ]}
            onChange={(next) => void choose.run(next).then((done) => done && saved())}
          />
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
  const [hasContrast, chooseContrast] = useComfort("contrast");
  const [isStill, chooseStillness] = useComfort("motion");
  const [{ autoAdvance }, prefer] = usePreferences();
  return (
    <SettingSection title={texts.title}>
      {(saved) => {
        const kept = (choose: (isOn: boolean) => void) => (next: boolean) => {
          choose(next);
          saved();
        };
        return (
          <Stack>
            <SwitchField
              label={texts.contrast}
              description={texts.contrastHint}
              checked={hasContrast}
              onChange={kept(chooseContrast)}
            />
            <SwitchField
              label={texts.motion}
              description={texts.motionHint}
              checked={isStill}
              onChange={kept(chooseStillness)}
            />
            <SwitchField
              label={texts.singleKeys}
              description={texts.singleKeysHint}
              checked={isOn}
              onChange={kept(setIsOn)}
            />
            <SwitchField
              label={texts.advance}
              description={texts.advanceHint}
              checked={autoAdvance}
              onChange={kept((next) => prefer({ autoAdvance: next }))}
            />
          </Stack>
        );
      }}
    </SettingSection>
  );
}
