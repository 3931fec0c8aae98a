import { paths } from "#paths.ts";
import { Status } from "#evaluations/client/Status.tsx";
import { fullName, initials } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { PersonReports } from "../../contract/hub.ts";
import styles from "./hub.module.css";

export function useReportColumns(): Column<PersonReports>[] {
  const { people: texts } = useTexts("hub");
  const { language } = useLanguage();
  const say = useSay();
  const formatDate = (last: NonNullable<PersonReports["last"]>, length?: "short") => {
    if (last.on === null) return "";
    const date = formatDay(language, last.on, length);
    return say(last.isPublished ? texts.published : texts.due, { date });
  };
  return [
    {
      key: "person",
      header: texts.columns.person,
      isName: true,
      width: "28%",
      whole: (person) => [fullName(person), person.jobTitle].filter(Boolean).join(" · "),
      cell: (person) => (
        <span className={styles.person}>
          <Avatar initials={initials(person)} picture={person.avatar} size="small" />
          <InternalLink to={paths.person(person.id)}>{fullName(person)}</InternalLink>
        </span>
      ),
    },
    {
      key: "last",
      header: texts.columns.last,
      width: "28%",
      whole: ({ last }) => last?.name ?? "",
      cell: ({ last }) =>
        last ? (
          <InternalLink to={paths.evaluation(last.evaluationId)}>{last.name}</InternalLink>
        ) : (
          <span className={styles.none}>{texts.never}</span>
        ),
    },
    {
      key: "state",
      header: texts.columns.state,
      width: "14%",
      cell: ({ last }) => last && <Status status={last.status} />,
    },
    {
      key: "on",
      header: texts.columns.on,
      onPhone: "detail",
      width: "18%",
      whole: ({ last }) => (last ? formatDate(last) : ""),
      cell: ({ last }) => last && formatDate(last, "short"),
    },
    {
      key: "open",
      header: texts.columns.open,
      hideHeader: true,
      onPhone: "aside",
      align: "end",
      width: "112px",
      cell: (person) =>
        person.last?.mayOpen &&
        person.last.on && (
          <LinkButton
            size="small"
            to={paths.report(person.last.evaluationId)}
            accessibleName={say(texts.openNamed, {
              name: fullName(person),
              date: formatDay(language, person.last.on),
            })}
          >
            {texts.open}
          </LinkButton>
        ),
    },
  ];
}
