import { IconFileDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { createApi, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import type { reportsContract, Report } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";

const api = createApi<typeof reportsContract>("reports");

/** What the document holds beside the report. */
export interface DocumentChoices {
  earlierId?: string | undefined;
  notes?: "own" | undefined;
}

interface DocumentActionsProps {
  report: Report;
  words: ReportWords;
  choices: DocumentChoices;
}

type Purpose = "download" | "print";

/**
 * The same report as a file, or printed (by Ctrl P too), in the language of the page. Without the document, the page is
 * printed.
 */
export function DocumentActions({ report, words, choices }: DocumentActionsProps) {
  const { pdf, print } = words.texts;
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const [busy, setBusy] = useState<Purpose | null>(null);
  const keep = (file: File) => {
    keepFile(file);
    announce(pdf.ready);
  };
  const printOrKeep = async (file: File) => {
    const { printFile } = await import("#platform/client/printFile.ts");
    if (!(await printFile(file))) keep(file);
  };
  const make = async (purpose: Purpose) => {
    setBusy(purpose);
    try {
      const { evaluationId } = report;
      const file = await api.pdf({ evaluationId, language: words.language, ...choices });
      await (purpose === "print" ? printOrKeep(file) : keep(file));
    } catch (error) {
      notify.error(formatFailure(failureFrom(error)), {
        action: { label: actions.retry, run: () => void make(purpose) },
      });
    } finally {
      setBusy(null);
    }
  };
  const printReport = () => (report.hasPdf ? void make("print") : window.print());
  useKeys((event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === "p";
    if (!isPrint || !report.hasPdf) return;
    event.preventDefault();
    if (busy === null) printReport();
  });
  return (
    <>
      <Button
        icon={<IconFileDownload size={20} stroke={1.8} aria-hidden="true" />}
        busy={busy === "download"}
        disabledReason={report.hasPdf ? null : pdf.absent}
        onClick={() => void make("download")}
      >
        {pdf.download}
      </Button>
      <Button
        icon={<IconPrinter size={20} stroke={1.8} aria-hidden="true" />}
        busy={busy === "print"}
        onClick={printReport}
      >
        {print}
      </Button>
    </>
  );
}
