import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Board } from "../board/Board.tsx";
import { useBoardView } from "../board/view/useBoardView.ts";
import { ClosingDaysWidget } from "../hub/ClosingDaysWidget.tsx";
import { ExportButton } from "../hub/ExportButton.tsx";
import { PlanProgressWidget } from "../hub/PlanProgressWidget.tsx";
import { HubTabs } from "../hub/HubTabs.tsx";

/** The hub of reports: what evaluations say about the company, period by period. */
export function ReportsHubScreen() {
  const texts = useTexts("hub");
  const view = useBoardView();
  return (
    <Page title={texts.title} intro={texts.intro} action={<ExportButton view={view} />}>
      <HubTabs current={paths.reportsHub()} />
      <Board view={view}>{view.told !== "never" && <ClosingDaysWidget period={view.period} />}</Board>
      <PlanProgressWidget />
    </Page>
  );
}
