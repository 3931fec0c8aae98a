import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { QueryTable } from "#platform/ui/QueryTable.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations } from "../queries.ts";
import styles from "../team/team.module.css";

const shown = 25;
const told = ["name", "status", "answers", "due"];

interface PersonEvaluationsProps {
  profileId: string;
  name: string;
  /** The reports about them that the reader may open, by evaluation. */
  openReports: ReadonlySet<string>;
}

/** The evaluations about a person that the reader sees, the newest first, and the reports that they may open. */
export function PersonEvaluations({ profileId, name, openReports }: PersonEvaluationsProps) {
  const { list: texts } = useTexts("evaluations");
  const say = useSay();
  const query = useQuery(evaluations.list.queryOptions({ input: { subject: profileId, limit: shown } }));
  const columns = useEvaluationColumns().filter(({ key }) => told.includes(key));
  return (
    <QueryTable
      query={query}
      items={({ items }) => items}
      keyOf={({ id }) => id}
      columns={[
        ...columns,
        {
          key: "report",
          header: texts.columns.report,
          onPhone: "detail",
          width: "112px",
          cell: (row) =>
            openReports.has(row.id) && (
              <InternalLink
                to={paths.report(row.id)}
                aria-label={say(texts.readReportNamed, { name: row.name })}
              >
                {texts.readReport}
              </InternalLink>
            ),
        },
      ]}
      caption={say(texts.captionOfPerson, { name })}
      dense="compact"
      empty={<EmptyState title={say(texts.noneOfPerson, { name })}>{texts.noneOfPersonDetail}</EmptyState>}
      footer={({ total, items }) =>
        total > items.length && (
          <p className={styles.all}>
            <InternalLink to={paths.evaluations({ about: name })}>
              {say(texts.allOfPerson, { count: total })}
            </InternalLink>
          </p>
        )
      }
    />
  );
}
