import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { LogoSection } from "../settings/LogoSection.tsx";
import { settingsQuery } from "../settings/queries.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";

export function CompanySettingsScreen() {
  const texts = useTexts("companySettings");
  const query = useQuery(settingsQuery);
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      width="reading"
      breadcrumb={[{ label: texts.settings, to: paths.settings() }]}
    >
      <QueryView query={query} skeleton="form">
        {(settings) => (
          <>
            <LogoSection settings={settings} />
            {/* Begun anew with what somebody else has stored meanwhile. */}
            <SettingsForm key={settings.version} settings={settings} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
