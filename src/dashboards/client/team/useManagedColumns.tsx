import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import styles from "#teams/client/teams.module.css";
import type { ManagedPerson } from "#teams/contract.ts";
import { OpenActions } from "./OpenActions.tsx";
import { plans as planQueries } from "../planQueries.ts";
import { PlanLink, PlanProgress } from "./PlanProgress.tsx";
import { dashboards } from "../useDashboard.ts";

export function useManagedColumns(): Column<ManagedPerson>[] {
  const { columns, managed: texts } = useTexts("teams");
  const { team } = useTexts("mine");
  const { language } = useLanguage();
  const say = useSay();
  const mayOpen = useCan("managePeople");
  const leads = useCan("evaluate");
  const reports = useQuery(dashboards.teamReports.queryOptions({ input: {} }));
  const plans = useQuery(planQueries.managedPlans.queryOptions({ input: {} }));
  const findPlan = ({ id }: ManagedPerson) => plans.data?.items.find(({ profileId }) => profileId === id);
  const findReport = ({ id }: ManagedPerson) => reports.data?.items.find(({ profileId }) => profileId === id);
  const none = (words: string) => <span className={styles.none}>{words}</span>;
  const formatJob = ({ jobTitle, jobPosition }: ManagedPerson) =>
    jobPosition ? translated(language, jobPosition.name).text : jobTitle;
  const formatTeamNames = ({ teams }: ManagedPerson) => teams.map(({ name }) => name).join(", ");
  /** On a phone, where its column is left out. */
  const linkReport = (person: ManagedPerson) => {
    const report = findReport(person);
    if (!report) return null;
    const date = formatDay(language, report.releasedOn, "short");
    return (
      <InternalLink
        to={paths.report(report.evaluationId)}
        aria-label={say(team.readReportOf, { name: fullName(person), date })}
      >
        {say(team.reportOf, { date })}
      </InternalLink>
    );
  };
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
      wraps: true,
      cell: (person) => (
        <>
          {person.isActive ? (formatJob(person) ?? none(texts.noJob)) : texts.inactive}
          <span className={styles.onPhone}>
            <PlanLink person={person} plan={findPlan(person)} />
            {linkReport(person)}
          </span>
        </>
      ),
    },
    {
      key: "relation",
      header: texts.relation,
      width: "132px",
      isOptional: true,
      cell: ({ isDirectReport }) => (isDirectReport ? texts.relations.direct : texts.relations.team),
    },
    {
      key: "email",
      header: texts.email,
      width: "18%",
      isOptional: true,
      whole: ({ email }) => email,
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      key: "report",
      header: team.latestReport,
      width: "13%",
      cell: (person) => {
        const report = findReport(person);
        if (!report) return reports.data ? none(team.noReport) : null;
        const day = formatDay(language, report.releasedOn, "short");
        return (
          <InternalLink
            to={paths.report(report.evaluationId)}
            aria-label={say(team.readReportOf, { name: fullName(person), date: day })}
          >
            {day}
          </InternalLink>
        );
      },
    },
    {
      key: "plan",
      header: team.plan,
      width: "20%",
      wraps: true,
      cell: (person) => (plans.data ? <PlanProgress person={person} plan={findPlan(person)} /> : null),
    },
    {
      key: "actions",
      header: team.open,
      width: "12%",
      wraps: true,
      // The end of a row on a phone is the button of those who evaluate.
      ...(leads ? {} : { onPhone: "aside" as const }),
      cell: (person) => <OpenActions person={person} />,
    },
    ...(leads
      ? [
          {
            key: "teams",
            header: texts.teams,
            width: "14%",
            isTwoLines: true,
            isOptional: true,
            whole: formatTeamNames,
            cell: formatTeamNames,
          },
          {
            key: "evaluations",
            header: texts.evaluations,
            width: "112px",
            isOptional: true,
            cell: (person: ManagedPerson) => (
              <InternalLink
                to={paths.evaluations({ about: fullName(person) })}
                aria-label={say(texts.evaluationsOf, { name: fullName(person) })}
              >
                {texts.see}
              </InternalLink>
            ),
          },
          {
            key: "evaluate",
            header: team.evaluate,
            hideHeader: true,
            onPhone: "aside" as const,
            align: "end" as const,
            width: "128px",
            cell: (person: ManagedPerson) =>
              person.isActive && (
                <LinkButton
                  size="small"
                  to={paths.createEvaluation({ subject: person.id })}
                  accessibleName={say(team.evaluateNamed, { name: fullName(person) })}
                >
                  {team.evaluate}
                </LinkButton>
              ),
          },
        ]
      : []),
  ];
}
