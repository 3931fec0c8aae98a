import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { LogoSection } from "../settings/LogoSection.tsx";
import { settingsQuery } from "../settings/queries.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";

interface CompanySettingsScreenProps {
  /** What is said of the evaluations that run under a lower threshold, which are not of this concept. */
  runningThresholds: ReactNode;
  /** The settings of other concepts, below those of the company. */
  further: ReactNode;
}

export function CompanySettingsScreen({ runningThresholds, further }: CompanySettingsScreenProps) {
  const texts = useTexts("companySettings");
  const query = useQuery(settingsQuery);
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      width="form"
      trail={[{ label: texts.settings, to: paths.settings() }]}
    >
      <QueryView query={query} skeleton="form">
        {(settings) => (
          <>
            <LogoSection settings={settings} />
            <SettingsForm settings={settings} runningThresholds={runningThresholds} />
            {further}
          </>
        )}
      </QueryView>
    </Page>
  );
}
