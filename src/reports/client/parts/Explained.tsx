import type { ReactNode } from "react";
import { createExplained } from "#platform/ui/explain/createExplained.tsx";
import { later } from "#platform/ui/later.ts";
import type { Report } from "../../contract.ts";
import type { ExplainedFigure } from "../../rules/explain.ts";
import type { ReportWords } from "../../rules/words.ts";

const ExplanationPanel = later(
  async () => (await import("../explain/ExplanationPanel.tsx")).ExplanationPanel,
);

const explained = createExplained<ExplainedFigure>();

/** A figure of a report which says where it comes from when it is pressed. */
export const { Explained } = explained;

interface ExplainableProps {
  report: Report;
  words: ReportWords;
  children: ReactNode;
}

/** A report whose figures can be explained. */
export const Explainable = ({ report, words, children }: ExplainableProps) => (
  <explained.Explainable panel={(layer) => <ExplanationPanel {...layer} report={report} words={words} />}>
    {children}
  </explained.Explainable>
);
