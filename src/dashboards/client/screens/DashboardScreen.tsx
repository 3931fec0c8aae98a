import { IconPlus } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView, Skeleton } from "#platform/ui/page/QueryView.tsx";
import { useCan, useToday, useViewer } from "#platform/ui/viewer.tsx";
import { hasReadExample } from "#reports/client/example/readExample.ts";
import { hasReadReport } from "#reports/client/remembered.ts";
import type { Dashboard } from "../../contract.ts";
import { groupCycles } from "../../rules/parts.ts";
import { computeFirstSteps } from "../../rules/firstSteps.ts";
import { omitWaiting } from "../../rules/managedEvaluations.ts";
import { listTodoItems, type TodoItem } from "../../rules/todoItems.ts";
import { DashboardTabs } from "../DashboardTabs.tsx";
import styles from "../home/home.module.css";
import { Side } from "../home/Side.tsx";
import { ProveAddress } from "../home/ProveAddress.tsx";
import { ToDo } from "../home/ToDo.tsx";
import { useDashboard } from "../useDashboard.ts";

/** For a company that has just begun. */
const FirstSteps = lazyRouteComponent(() => import("../home/FirstSteps.tsx"), "FirstSteps");

/**
 * For those whom a survey asks, or has asked, and who have a plan. The page waits for it, so that nothing moves when it comes;
 * where it cannot come, the page stands without it.
 */
const LateCards = lazy(() =>
  import("../home/LateCards.tsx").then(
    (part) => ({ default: part.LateCards }),
    () => ({ default: () => null }),
  ),
);

/** Home: what waits for me at the left, what I lead and what is about me at the right. */
export function DashboardScreen() {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const viewer = useViewer();
  const today = useToday();
  const dashboard = useDashboard();
  const { data } = dashboard;
  const waiting = data ? listTodoItems(data, { today, hasRead: hasReadReport }) : [];
  const isClosed = dashboard.error !== null && failureFrom(dashboard.error).code === "address_first";
  const mayCreate = viewer.capabilities.includes("evaluate") && !isClosed && !(data && computeSteps(data));
  return (
    <Page
      title={say(texts.hello, { name: viewer.firstName })}
      documentTitle={texts.dashboard}
      kicker={formatDay(language, today, "withWeekday")}
      action={
        mayCreate && (
          // Reserves its space before it is known whether it is the main action.
          <div className={dashboard.isPending ? styles.reserved : undefined}>
            <LinkButton
              variant={waiting.length > 0 || data?.surveys.open[0] ? "secondary" : "primary"}
              to={paths.createEvaluation()}
              icon={<IconPlus size={20} aria-hidden="true" />}
            >
              {texts.create}
            </LinkButton>
          </div>
        )
      }
    >
      {viewer.capabilities.includes("evaluate") && (
        <div className={styles.tabs}>
          <DashboardTabs current={paths.dashboard()} />
        </div>
      )}
      {isClosed ? (
        <ProveAddress email={viewer.email} />
      ) : (
        <QueryView query={dashboard} skeleton="cards">
          {(known) => (
            <Suspense fallback={<Skeleton shape="cards" />}>
              <Home data={known} waiting={waiting} />
            </Suspense>
          )}
        </QueryView>
      )}
    </Page>
  );
}

const computeSteps = (data: Dashboard) => computeFirstSteps(data, hasReadExample());

interface HomeProps {
  data: Dashboard;
  waiting: readonly TodoItem[];
}

function Home({ data, waiting }: HomeProps) {
  const mayEvaluate = useCan("evaluate");
  const { running, reports } = groupCycles(data.aboutMe);
  const waitingReportIds = new Set(
    waiting.flatMap((one) => (one.kind === "ownReport" ? [one.about.evaluationId] : [])),
  );
  const report =
    data.latestReport && !waitingReportIds.has(data.latestReport.evaluationId) ? data.latestReport : null;
  const steps = computeSteps(data);
  const { open, published } = data.surveys;
  const { plan } = data;
  const managed = omitWaiting(data, waiting);
  const hasSide =
    managed.led.length + managed.campaigns.length > 0 ||
    data.leadsMore ||
    running.length > 0 ||
    report !== null;
  return (
    <div className={hasSide ? styles.columns : styles.column}>
      <div className={styles.stack}>
        {steps && <FirstSteps steps={steps} />}
        {(waiting.length > 0 || open.length > 0 || !steps) && (
          <ToDo
            waiting={waiting}
            showsReports={reports.length > 0 || !mayEvaluate}
            survey={open.length > 0 && <LateCards waiting={open} isFirst={waiting.length === 0} />}
          />
        )}
        {(published.length > 0 || plan) && <LateCards published={published} plan={plan} report={report} />}
      </div>
      {hasSide && (
        <Side data={{ ...data, ...managed }} running={running} report={report} reportCount={reports.length} />
      )}
    </div>
  );
}
