import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/LinkTabs.tsx";

const pages = {
  list: paths.evaluations(),
  board: paths.evaluationsBoard(),
  calendar: paths.evaluationsCalendar(),
};

/** The same evaluations as a list, by status, or by due date. */
export function EvaluationViews({ current }: { current: keyof typeof pages }) {
  const { views } = useTexts("evaluations");
  return (
    <LinkTabs
      label={views.label}
      tabs={(["list", "board", "calendar"] as const).map((view) => ({ label: views[view], to: pages[view] }))}
      current={pages[current]}
    />
  );
}
