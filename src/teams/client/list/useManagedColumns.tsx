import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { ManagedPerson } from "#teams/contract.ts";
import styles from "../teams.module.css";

export function useManagedColumns(): Column<ManagedPerson>[] {
  const { columns, managed: texts } = useTexts("teams");
  const { language } = useLanguage();
  const say = useSay();
  const mayOpen = useCan("managePeople");
  const leads = useCan("evaluate");
  const none = (words: string) => <span className={styles.none}>{words}</span>;
  const jobOf = ({ jobTitle, jobPosition }: ManagedPerson) =>
    jobPosition ? translated(language, jobPosition.name).text : jobTitle;
  const namesOf = ({ teams }: ManagedPerson) => teams.map(({ name }) => name).join(", ");
  return [
    {
      key: "name",
      header: columns.name,
      isName: true,
      sort: "name",
      width: "24%",
      whole: (person) => `${fullName(person)} · ${person.email}`,
      cell: (person) => (
        <span className={styles.identity}>
          <Avatar initials={initials(person)} picture={person.avatar} size="small" />
          {mayOpen ? (
            <InternalLink to={paths.person(person.id)}>{fullName(person)}</InternalLink>
          ) : (
            <span>{fullName(person)}</span>
          )}
        </span>
      ),
    },
    {
      key: "job",
      header: texts.job,
      sort: "job",
      onPhone: "detail",
      isTwoLines: true,
      whole: (person) => jobOf(person) ?? "",
      cell: (person) => (person.isActive ? (jobOf(person) ?? none(texts.noJob)) : texts.inactive),
    },
    ...(leads
      ? [
          {
            key: "teams",
            header: texts.teams,
            width: "14%",
            isTwoLines: true,
            whole: namesOf,
            cell: namesOf,
          },
        ]
      : []),
    {
      key: "relation",
      header: texts.relation,
      width: "132px",
      cell: ({ isDirectReport }) => (isDirectReport ? texts.relations.direct : texts.relations.team),
    },
    {
      key: "email",
      header: texts.email,
      width: "18%",
      whole: ({ email }) => email,
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
    ...(leads
      ? [
          {
            key: "evaluations",
            header: texts.evaluations,
            onPhone: "aside" as const,
            width: "112px",
            cell: (person: ManagedPerson) => (
              <InternalLink
                to={paths.evaluations({ about: fullName(person) })}
                aria-label={say(texts.evaluationsOf, { name: fullName(person) })}
              >
                {texts.see}
              </InternalLink>
            ),
          },
        ]
      : []),
  ];
}
