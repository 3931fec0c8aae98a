import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import styles from "./PeopleViews.module.css";

/** The two views of the people of a company: the list and the organisation chart. */
export function PeopleViews({ current }: { current: "list" | "chart" }) {
  const { chart } = useTexts("people");
  const isHere = (view: typeof current) => (view === current ? ("page" as const) : undefined);
  return (
    <nav aria-label={chart.views} className={styles.views}>
      <InternalLink to={paths.people()} aria-current={isHere("list")}>
        {chart.list}
      </InternalLink>
      <InternalLink to={paths.organisationChart()} aria-current={isHere("chart")}>
        {chart.title}
      </InternalLink>
    </nav>
  );
}
