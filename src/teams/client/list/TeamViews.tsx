import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { useCan } from "#platform/ui/viewer.tsx";

/** The two views of the teams, for those who see all of them: the list and the tree of directions. */
export function TeamViews({ current }: { current: "list" | "directions" }) {
  const { views } = useTexts("teams");
  const [list, tree] = [paths.teams(), paths.directions()];
  if (!useCan("managePeople")) return null;
  return (
    <LinkTabs
      label={views.label}
      tabs={[
        { label: views.list, to: list },
        { label: views.directions, to: tree },
      ]}
      current={current === "list" ? list : tree}
    />
  );
}
