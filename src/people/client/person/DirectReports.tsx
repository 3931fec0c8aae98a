import type { PersonDetail } from "#people/contract/person.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { fullName, initials } from "../../rules/names.ts";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import styles from "./person.module.css";

/** Who reports to this person; the first hundred, and how many more there are. */
export function DirectReports({ person }: { person: PersonDetail }) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const say = useSay();
  const { directReports, directReportCount } = person;
  if (directReports.length === 0)
    return (
      <EmptyState title={say(texts.noReports, { whose: whoseName(language, fullName(person)) })}>
        {texts.noReportsDetail}
      </EmptyState>
    );
  const more = directReportCount - directReports.length;
  return (
    <>
      <ul className={styles.reports}>
        {directReports.map((one) => (
          <li key={one.id}>
            <Avatar initials={initials(one)} picture={one.avatar} size="small" />
            <InternalLink to={paths.person(one.id)}>{fullName(one)}</InternalLink>
            <span className={styles.detail} {...truncated()}>
              {one.isActive ? one.jobTitle : texts.inactive}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.detail}>{say(texts.moreReports, { count: more })}</p>}
    </>
  );
}
