import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { FlaggedComments } from "../../contract/flags.ts";
import { FlagCard } from "../flags/FlagCard.tsx";
import { reports } from "../review/queries.ts";

/** The comments that the person evaluated flagged, for those who decide about them; not found for all others. */
export function FlaggedCommentsScreen() {
  const { id = "" } = useParams({ strict: false });
  const { status, actions } = useTexts("platform");
  // The server records each reading.
  const query = useQuery(
    reports.listFlagged.queryOptions({
      input: { evaluationId: id },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  return (
    <ObjectView
      query={query}
      skeleton="cards"
      absentCodes={["evaluation_not_found"]}
      absent={{
        title: status.notFound,
        detail: status.notFoundDetail,
        back: { label: actions.dashboard, to: paths.dashboard() },
      }}
    >
      {(flagged) => <Flagged key={id} flagged={flagged} />}
    </ObjectView>
  );
}

function Flagged({ flagged: { evaluationId, name, subject, items } }: { flagged: FlaggedComments }) {
  const t = useTexts("flags");
  const say = useSay();
  const values = { name: subject.firstName };
  return (
    <Page
      title={t.title}
      kicker={`${fullName(subject)} · ${name}`}
      intro={items.length > 0 ? `${say(t.intro, values)} ${say(t.logged, values)}` : undefined}
      action={<LinkButton to={paths.report(evaluationId)}>{t.open}</LinkButton>}
      width="reading"
      trail={[{ label: name, to: paths.report(evaluationId) }]}
    >
      {items.length === 0 ? (
        <EmptyState drawing="complete" title={t.none}>
          {say(t.noneDetail, values)}
        </EmptyState>
      ) : (
        <Stack gap="large">
          {items.map((flag) => (
            <FlagCard key={flag.id} evaluationId={evaluationId} name={subject.firstName} flag={flag} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
