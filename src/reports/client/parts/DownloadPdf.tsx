import { IconFileDownload } from "@tabler/icons-react";
import { useState } from "react";
import { createApi, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import type { Report, reportsContract } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";

const api = createApi<typeof reportsContract>("reports");

/** The same report as a file, in the language of the page. */
export function DownloadPdf({ report, words }: { report: Report; words: ReportWords }) {
  const { pdf } = words.texts;
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      keepFile(await api.pdf({ evaluationId: report.evaluationId, language: words.language }));
      announce(pdf.ready);
    } catch (error) {
      notify.error(formatFailure(failureFrom(error)), {
        action: { label: actions.retry, run: () => void download() },
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<IconFileDownload size={20} stroke={1.8} aria-hidden="true" />}
      busy={busy}
      disabledReason={report.hasPdf ? null : pdf.absent}
      onClick={() => void download()}
    >
      {pdf.download}
    </Button>
  );
}
