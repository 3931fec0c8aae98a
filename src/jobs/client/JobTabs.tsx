import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";

/** What positions are made of; job statuses are in no sidebar. */
export function JobTabs(page: { current: string; title: ReactNode }) {
  const { tabs } = useTexts("jobs");
  return (
    <LinkTabs
      label={tabs.label}
      tabs={[
        { label: tabs.positions, to: paths.jobPositions() },
        { label: tabs.families, to: paths.jobFamilies() },
        { label: tabs.statuses, to: paths.jobStatuses() },
      ]}
      {...page}
    />
  );
}
