import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import styles from "./TeamViews.module.css";

/** The two views of the teams, for those who see all of them: the list and the tree of directions. */
export function TeamViews({ current }: { current: "list" | "directions" }) {
  const { views } = useTexts("teams");
  const seesAll = useCan("managePeople");
  const isHere = (view: typeof current) => (view === current ? ("page" as const) : undefined);
  if (!seesAll) return null;
  return (
    <nav aria-label={views.label} className={styles.views}>
      <InternalLink to={paths.teams()} aria-current={isHere("list")}>
        {views.list}
      </InternalLink>
      <InternalLink to={paths.directions()} aria-current={isHere("directions")}>
        {views.directions}
      </InternalLink>
    </nav>
  );
}
