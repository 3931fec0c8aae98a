import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";

/** The two views of the people of a company: the list and the organisation chart. */
export function PeopleViews({ current }: { current: "list" | "chart" }) {
  const { chart } = useTexts("people");
  const [list, tree] = [paths.people(), paths.organisationChart()];
  return (
    <LinkTabs
      label={chart.views}
      tabs={[
        { label: chart.list, to: list },
        { label: chart.title, to: tree },
      ]}
      current={current === "list" ? list : tree}
    />
  );
}
