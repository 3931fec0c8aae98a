import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations } from "../queries.ts";
import styles from "../team/team.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const maxRows = 25;
const shownColumns = ["name", "status", "answers", "due"];
/** With fewer columns than in the list, the name takes the room that is left, and the ring shows on a phone too. */
const columnOverrides: Partial<Record<string, { width?: string; onPhone?: "detail" }>> = {
  name: { width: "34%" },
  answers: { onPhone: "detail" },
};

interface PersonEvaluationsProps {
  profileId: string;
  name: string;
  /** The reports about them that the reader may open, by evaluation. */
  openReports: ReadonlySet<string>;
}

/** The evaluations about a person that the reader sees, the newest first, and the reports that they may open. */
export function PersonEvaluations({ profileId, name, openReports }: PersonEvaluationsProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const whose = whoseName(language, name);
  const say = useSay();
  const query = useQuery(evaluations.list.queryOptions({ input: { subject: profileId, limit: maxRows } }));
  const columns = useEvaluationColumns()
    .filter(({ key }) => shownColumns.includes(key))
    .map((column) => ({ ...column, ...columnOverrides[column.key] }));
  return (
    <QueryTable
      query={query}
      items={({ items }) => items}
      getKey={({ id }) => id}
      columns={[
        ...columns,
        {
          key: "report",
          header: texts.report,
          onPhone: "detail",
          width: "112px",
          cell: (row) =>
            openReports.has(row.id) && (
              <InternalLink to={paths.report(row.id)} aria-label={say(texts.readNamed, { name: row.name })}>
                {texts.read}
              </InternalLink>
            ),
        },
      ]}
      caption={say(texts.caption, { whose })}
      dense="compact"
      empty={<EmptyState title={say(texts.none, { whose })}>{texts.noneDetail}</EmptyState>}
      footer={({ total, items }) =>
        total > items.length && (
          <p className={styles.all}>
            <InternalLink to={paths.evaluations({ about: name })}>
              {say(texts.all, { count: total })}
            </InternalLink>
          </p>
        )
      }
    />
  );
}
