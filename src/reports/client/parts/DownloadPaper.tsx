import { IconFileDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { queriesOf } from "#platform/client/queries.ts";
import { announce } from "#platform/client/screen.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { notify } from "#platform/ui/notify.ts";
import type { Report, reportsContract } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";

const reports = queriesOf<typeof reportsContract>("reports");

/** The same report as a file, in the language of the page. */
export function DownloadPaper({ report, words }: { report: Report; words: ReportWords }) {
  const { paper } = words.texts;
  const { actions } = useTexts("platform");
  const failureWords = useFailureWords();
  const download = useMutation(
    reports.paper.mutationOptions({
      onSuccess: (file) => {
        keep(file);
        announce(paper.ready);
      },
      onError: (error) =>
        notify.error(failureWords(failureFrom(error)), {
          action: { label: actions.retry, run: () => ask() },
        }),
    }),
  );
  const ask = () => download.mutate({ evaluationId: report.evaluationId, language: words.language });
  return (
    <Button
      icon={<IconFileDownload size={20} stroke={1.8} aria-hidden="true" />}
      busy={download.isPending}
      disabledReason={report.hasPaper ? null : paper.absent}
      onClick={ask}
    >
      {paper.download}
    </Button>
  );
}

function keep(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
