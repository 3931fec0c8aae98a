import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { useCan } from "#platform/ui/viewer.tsx";

/** « Sondages | Nos modèles | Bibliothèque »: the pages of the pulse surveys; the library is for administration. */
export function PulseTabs(page: { current: string; title: ReactNode }) {
  const { tabs } = useTexts("pulses");
  const isAdmin = useCan("administer");
  return (
    <LinkTabs
      label={tabs.label}
      tabs={[
        { label: tabs.runs, to: paths.pulseRuns() },
        { label: tabs.templates, to: paths.pulseTemplates() },
        ...(isAdmin ? [{ label: tabs.library, to: paths.pulseLibrary() }] : []),
      ]}
      {...page}
    />
  );
}
