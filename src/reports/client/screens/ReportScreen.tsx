import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { incidentCode } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { ErrorPage } from "#platform/ui/page/ErrorPage.tsx";
import { useLoading } from "#platform/ui/useLoading.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Report, reportsContract } from "../../contract.ts";
import { mayBeFlagged } from "../../rules/flags.ts";
import type { AwaitedReport as Awaited } from "../parts/AwaitedReport.tsx";
import { DocumentActions } from "../parts/DocumentActions.tsx";
import { ReportSkeleton } from "../ReportSkeleton.tsx";
import { FlagControl } from "../flags/FlagControl.tsx";
import { FlagsNotice } from "../flags/FlagsNotice.tsx";
import type { OwnFlags as OwnFlagsList } from "../flags/OwnFlags.tsx";
import { useReportTrail } from "../useReportTrail.ts";
import { ReportView, type ReportViewProps } from "../ReportView.tsx";

const reports = createQueries<typeof reportsContract>("reports");
const absent: readonly string[] = ["evaluation_not_found", "not_found", "invalid_data", "invalid_request"];

const AwaitedReport = later<ComponentProps<typeof Awaited> & { open: boolean }>(
  async () => (await import("../parts/AwaitedReport.tsx")).AwaitedReport,
);

const OwnFlags = later<ComponentProps<typeof OwnFlagsList> & { open: boolean }>(
  async () => (await import("../flags/OwnFlags.tsx")).OwnFlags,
);

/** A report never changes, so it is fetched once. An absent and a forbidden one render the same; a pending one says so. */
export function ReportScreen() {
  const { id = "" } = useParams({ strict: false });
  // The server records each reading, so the page never refetches by itself.
  const query = useQuery(
    reports.read.queryOptions({
      input: { evaluationId: id },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  const mayBeAwaited = query.error !== null && absent.includes(failureFrom(query.error).code);
  const isMember = useViewer().scope === "full";
  const progress = useQuery(
    reports.progress.queryOptions({ input: { evaluationId: id }, enabled: mayBeAwaited && isMember }),
  );
  const { failed } = useTexts("reports");
  const { status, actions } = useTexts("platform");
  const isAsking = !query.data && (!query.error || (mayBeAwaited && !progress.data && progress.isFetching));
  const phase = useLoading(isAsking);
  if (phase !== "content") return <ReportSkeleton isShown={phase === "skeleton"} />;
  if (query.data) return <Published key={id} report={query.data} />;

  const failure = failureFrom(query.error);
  const isAbsent = absent.includes(failure.code);
  if (isAbsent && progress.data) return <AwaitedReport open key={id} progress={progress.data} />;
  const toDashboard = (
    <LinkButton variant={isAbsent ? "primary" : "secondary"} to={paths.dashboard()}>
      {actions.dashboard}
    </LinkButton>
  );
  if (isAbsent)
    return (
      <ErrorPage drawing="missingPiece" title={status.notFound} actions={toDashboard}>
        {status.notFoundDetail}
      </ErrorPage>
    );
  return (
    <ErrorPage
      title={failed}
      incident={failure.requestId && incidentCode(failure.requestId)}
      actions={
        <>
          <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {actions.retry}
          </Button>
          {toDashboard}
        </>
      }
    />
  );
}

function Published({ report }: { report: Report }) {
  // A session of a report link opens this report alone.
  const isMember = useViewer().scope === "full";
  const { data } = useQuery(
    reports.since.queryOptions({
      input: { evaluationId: report.evaluationId },
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isMember,
    }),
  );
  return (
    <ReportView
      report={report}
      earlier={data?.items ?? []}
      trail={useReportTrail(report)}
      actions={(choices, words) => <DocumentActions report={report} words={words} choices={choices} />}
      flags={buildFlags(report)}
    />
  );
}

/** Adds a flag control beside each comment of others for the person evaluated, and a notice of open flags for deciders. */
const buildFlags = (report: Report): ReportViewProps["flags"] => ({
  notice: <FlagsNotice report={report} />,
  own: (words) => <OwnFlags open report={report} words={words} />,
  beside: report.isSubject
    ? ({ place, group, words }) =>
        group !== "self" &&
        mayBeFlagged(report.flags.own, { place: place.id, group, words }) && (
          <FlagControl
            evaluationId={report.evaluationId}
            comment={{ place: place.id, group, words }}
            openFlags={report.flags.open}
          />
        )
    : undefined,
});
