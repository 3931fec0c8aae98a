import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { usePeriod } from "#platform/ui/periods/usePeriod.ts";
import styles from "../board/board.module.css";
import { ParticipationWidget } from "../board/ParticipationWidget.tsx";
import { ClosingDaysWidget } from "../hub/ClosingDaysWidget.tsx";

/** The hub of reports: what evaluations say about the company, period by period. */
export function ReportsHubScreen() {
  const texts = useTexts("hub");
  const { period, show } = usePeriod();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <LinkTabs
        label={texts.title}
        current={paths.reportsHub()}
        tabs={[
          { to: paths.reportsHub(), label: texts.title },
          { to: paths.reportsByPerson(), label: texts.byPerson },
          { to: paths.reportModels(), label: texts.models },
        ]}
      />
      <div className={styles.board}>
        <PeriodBar period={period} onChange={show} />
        <ParticipationWidget period={period} />
        <ClosingDaysWidget period={period} />
      </div>
    </Page>
  );
}
