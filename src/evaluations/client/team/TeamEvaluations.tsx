import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations } from "../queries.ts";
import styles from "./team.module.css";

const maxRows = 25;

/** The latest evaluations about the people of a team, of those that the reader runs, and how many there are. */
export function TeamEvaluations({ teamId }: { teamId: string }) {
  const { list: texts, create } = useTexts("evaluations");
  const say = useSay();
  const query = useQuery(evaluations.list.queryOptions({ input: { team: teamId, limit: maxRows } }));
  const columns = useEvaluationColumns();
  return (
    <QueryTable
      query={query}
      items={({ items }) => items}
      getKey={({ id }) => id}
      columns={columns}
      caption={texts.caption}
      dense="compact"
      isDimmed={({ status }) => status === "archived"}
      empty={
        <EmptyState
          title={texts.noneOfTeam}
          action={<LinkButton to={paths.createEvaluation()}>{create}</LinkButton>}
        >
          {texts.noneOfTeamDetail}
        </EmptyState>
      }
      footer={({ total, isTotalExact }) => (
        <p className={styles.all}>
          <InternalLink to={paths.evaluations({ team: teamId })}>
            {isTotalExact ? say(texts.allOfTeam, { count: total }) : texts.manyOfTeam}
          </InternalLink>
        </p>
      )}
    />
  );
}
