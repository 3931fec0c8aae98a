import { useState } from "react";
import type { Cut } from "#analytics/contract/figures.ts";
import { Explainable } from "#analytics/client/explain/Explained.tsx";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { usePeriod } from "#platform/ui/periods/usePeriod.ts";
import styles from "../board/board.module.css";
import { ParticipationWidget } from "../board/ParticipationWidget.tsx";
import { ClosingDaysWidget } from "../hub/ClosingDaysWidget.tsx";
import { ExportButton } from "../hub/ExportButton.tsx";
import { HubTabs } from "../hub/HubTabs.tsx";

/** Under the first screen: its charts come after the page. */
const Figures = later(async () => (await import("../board/figures/Figures.tsx")).Figures);

/** The hub of reports: what evaluations say about the company, period by period. */
export function ReportsHubScreen() {
  const texts = useTexts("hub");
  const { period, today, show } = usePeriod();
  const [cut, setCut] = useState<Cut | null>(null);
  return (
    <Page title={texts.title} intro={texts.intro} action={<ExportButton period={period} cut={cut} />}>
      <HubTabs current={paths.reportsHub()} />
      <div className={styles.board}>
        <PeriodBar period={period} today={today} onChange={show} />
        <Explainable>
          <ParticipationWidget period={period} />
          <ClosingDaysWidget period={period} />
          <Figures open period={period} onPeriod={show} cut={cut} onCut={setCut} />
        </Explainable>
      </div>
    </Page>
  );
}
