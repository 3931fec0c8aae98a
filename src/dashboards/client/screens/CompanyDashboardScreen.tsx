import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Cut } from "#analytics/contract/figures.ts";
import { Explainable } from "#analytics/client/explain/Explained.tsx";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { usePeriod } from "#platform/ui/periods/usePeriod.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import styles from "../board/board.module.css";
import { ParticipationWidget } from "../board/ParticipationWidget.tsx";
import { Watch } from "../board/Watch.tsx";
import { DashboardTabs } from "../DashboardTabs.tsx";
import { ExportButton } from "../hub/ExportButton.tsx";

/** Under the first screen: its charts come after the page. */
const Figures = later(async () => (await import("../board/figures/Figures.tsx")).Figures);

/** « L’entreprise »: what needs attention now, then the figures of a period. */
export function CompanyDashboardScreen() {
  const texts = useTexts("board");
  const { title: reports } = useTexts("hub");
  const { period, today, show } = usePeriod();
  const [cut, setCut] = useState<Cut | null>(null);
  const seesHub = useCan("managePeople");
  return (
    <Page
      title={texts.title}
      action={
        <>
          {seesHub ? (
            <LinkButton to={paths.reportsHub()}>{reports}</LinkButton>
          ) : (
            <ExportButton period={period} cut={cut} />
          )}
          <LinkButton
            variant="primary"
            to={paths.createEvaluation()}
            icon={<IconPlus size={20} aria-hidden="true" />}
          >
            {texts.create}
          </LinkButton>
        </>
      }
    >
      <DashboardTabs current={paths.appDashboard()} />
      <div className={styles.board}>
        <Watch />
        <PeriodBar period={period} today={today} onChange={show} />
        <Explainable>
          <ParticipationWidget period={period} />
          <Figures open period={period} onPeriod={show} cut={cut} onCut={setCut} />
        </Explainable>
      </div>
    </Page>
  );
}
