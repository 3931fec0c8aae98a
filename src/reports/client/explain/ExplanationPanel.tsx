import { useLanguage } from "#platform/client/language.tsx";
import type { ExplanationLayer } from "#platform/ui/explain/createExplained.tsx";
import { ExplanationFrame } from "#platform/ui/explain/ExplanationFrame.tsx";
import type { Report } from "../../contract.ts";
import type { ExplainedFigure } from "../../rules/explain.ts";
import type { ReportWords } from "../../rules/words.ts";
import { describeFigure } from "./describeFigure.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface ExplanationPanelProps extends ExplanationLayer<ExplainedFigure> {
  report: Report;
  words: ReportWords;
}

const texts = { fr, en };

/** « Explique ce chiffre », for the figures of a report. */
export function ExplanationPanel({ asked, report, words, ...layer }: ExplanationPanelProps) {
  const t = texts[useLanguage().language];
  const described = asked && describeFigure(asked.figure, { report, words, texts: t });
  return (
    described && <ExplanationFrame title={t.title} button={asked.button} described={described} {...layer} />
  );
}
