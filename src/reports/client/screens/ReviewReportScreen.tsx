import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { evaluationsContract } from "#evaluations/contract.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { ofName } from "#platform/texts.ts";
import { BottomBar } from "#platform/ui/page/BottomBar.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { ErrorPage } from "#platform/ui/page/ErrorPage.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Card, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useLoading } from "#platform/ui/useLoading.ts";
import type { Review } from "../../contract.ts";
import { isSameComment } from "../../rules/commentAddresses.ts";
import { toAddress, whyNotMask } from "../../rules/maskedComments.ts";
import { ReportSkeleton } from "../ReportSkeleton.tsx";
import { ReportView } from "../ReportView.tsx";
import { useReportTrail } from "../useReportTrail.ts";
import { MaskControl } from "../review/MaskControl.tsx";
import { reports, reportsApi } from "../review/queries.ts";

const evaluations = createQueries<typeof evaluationsContract>("evaluations");

/** It is published already, or not by this person. */
const overCodes: readonly string[] = ["evaluation_closed", "evaluation_archived", "forbidden"];

/** A report before its publication, for those who may publish it; absent and forbidden render the same. */
export function ReviewReportScreen() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(
    reports.review.queryOptions({
      input: { evaluationId: id },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  const t = useTexts("review");
  const { status, actions } = useTexts("platform");
  const phase = useLoading(query.isPending);
  if (phase !== "content") return <ReportSkeleton isShown={phase === "skeleton"} />;
  if (!query.data && query.error && overCodes.includes(failureFrom(query.error).code))
    return (
      <ErrorPage
        title={t.over}
        actions={
          <LinkButton variant="primary" to={paths.report(id)}>
            {t.open}
          </LinkButton>
        }
      />
    );
  return (
    <ObjectView
      query={query}
      absentCodes={["evaluation_not_found"]}
      absent={{
        title: status.notFound,
        detail: status.notFoundDetail,
        back: { label: actions.dashboard, to: paths.dashboard() },
      }}
    >
      {(review) => <Reviewing key={id} review={review} />}
    </ObjectView>
  );
}

function Reviewing({ review: { report, masked } }: { review: Review }) {
  const t = useTexts("review");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const [note, setNote] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const { evaluationId } = report;
  const name = report.subject.firstName;
  const trail = useReportTrail(report);
  const guard = useLeaveGuard(note.trim() !== "" && !isPublished);
  const publish = useAction({
    run: () => reportsApi.publish({ evaluationId, note }),
    refresh: [reports.read.key(), evaluations.key()],
    announce: () => t.published,
    onSuccess: () => {
      setIsPublished(true);
      go(paths.report(evaluationId));
    },
  });
  return (
    <>
      <ReportView
        report={report}
        trail={trail}
        review={{
          head: (
            <Card>
              <Stack>
                <p>
                  {say(t.intro, { name })} {say(t.logged, { name })}
                </p>
                <TextAreaField
                  label={say(t.note, { name })}
                  description={t.noteHint}
                  optional
                  maxLength={2000}
                  value={note}
                  onChange={setNote}
                />
              </Stack>
            </Card>
          ),
          bar: (
            <BottomBar
              state={
                <span role="status">
                  {masked.length > 0 ? say(t.maskedCount, { count: masked.length }) : t.noneMasked}
                </span>
              }
            >
              <Button variant="primary" onClick={() => setIsAsked(true)}>
                {t.publish}
              </Button>
            </BottomBar>
          ),
          beside: (writing) => {
            const comment = toAddress(writing);
            const reason = masked.find((one) => isSameComment(one, comment))?.reason ?? null;
            return reason === null && whyNotMask(comment) ? null : (
              <MaskControl evaluationId={evaluationId} comment={comment} writing={writing} reason={reason} />
            );
          },
        }}
      />
      <ConfirmDialog
        open={isAsked}
        busy={publish.busy}
        title={say(t.publishTitle, { of: ofName(language, fullName(report.subject)) })}
        confirmLabel={t.publish}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void publish.run()}
      >
        {say(t.publishBody, { name })} {masked.length > 0 && say(t.masking, { count: masked.length })}
      </ConfirmDialog>
      {guard}
    </>
  );
}
