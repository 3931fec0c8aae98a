import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/LinkTabs.tsx";

/** What positions are made of; job statuses are in no sidebar. */
export function JobTabs({ current }: { current: string }) {
  const { tabs } = useTexts("jobs");
  return (
    <LinkTabs
      label={tabs.label}
      tabs={[
        { label: tabs.positions, to: paths.jobPositions() },
        { label: tabs.families, to: paths.jobFamilies() },
        { label: tabs.statuses, to: paths.jobStatuses() },
      ]}
      current={current}
    />
  );
}
