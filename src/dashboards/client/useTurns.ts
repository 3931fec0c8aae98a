import { useTexts } from "#platform/client/language.tsx";
import type { Turn } from "../rules/parts.ts";

/** Whose turn it is in an evaluation about me: nothing of who has answered. */
export function useTurns(): Record<Turn, string> {
  const texts = useTexts("dashboards");
  return {
    mine: texts.yourTurn,
    others: texts.othersTurn,
    lead_prepares: texts.preparing,
    lead_reviews: texts.inReview,
    report_soon: texts.reportSoon,
    report_ready: texts.reportReady,
  };
}
