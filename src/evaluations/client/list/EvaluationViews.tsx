import { useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { evaluationViews, rememberView, type EvaluationView } from "./rememberedView.ts";

const pathByView: Record<EvaluationView, () => string> = {
  list: () => paths.evaluations(),
  board: paths.evaluationsBoard,
  calendar: () => paths.evaluationsCalendar(),
};
/** The parameters that only one view has. */
const own = ["cursor", "page", "view", "sort", "hide", "size", "month"];

/** List, board, calendar: the search and the filters come along. Campaigns stand beside them, without either. */
export function EvaluationViews({ current }: { current: EvaluationView | "campaigns" }) {
  const { views } = useTexts("evaluations");
  const { searchStr } = useLocation();
  const go = useGo();
  const query = new URLSearchParams(current === "campaigns" ? "" : searchStr);
  for (const name of own) query.delete(name);
  const to = (view: EvaluationView) => `${pathByView[view]()}${query.size > 0 ? `?${query}` : ""}`;
  const tabs = evaluationViews.map((view) => ({
    label: views[view],
    to: to(view),
    onChoose: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      rememberView(view);
      if (current === "campaigns") return;
      // Another view of the same list: like a filter, it replaces the address, and Back leads to the page before it.
      event.preventDefault();
      go(to(view), { replace: true });
    },
  }));
  return (
    <LinkTabs
      label={views.label}
      tabs={[...tabs, { label: views.campaigns, to: paths.campaigns() }]}
      current={current === "campaigns" ? paths.campaigns() : to(current)}
    />
  );
}
