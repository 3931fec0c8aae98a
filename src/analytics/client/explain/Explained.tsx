import type { ReactNode } from "react";
import { createExplained } from "#platform/ui/explain/createExplained.tsx";
import { later } from "#platform/ui/later.ts";
import type { CompanyFigure } from "./figures.ts";

const ExplanationPanel = later(async () => (await import("./ExplanationPanel.tsx")).ExplanationPanel);

const explained = createExplained<CompanyFigure>();

/** A figure of the company which says where it comes from when it is pressed, and the same for a cell of a grid. */
export const { Explained, useExplain } = explained;

/** A part of a page whose figures can be explained. */
export const Explainable = ({ children }: { children: ReactNode }) => (
  <explained.Explainable panel={(layer) => <ExplanationPanel {...layer} />}>{children}</explained.Explainable>
);
