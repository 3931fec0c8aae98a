import type { AboutMe } from "#answers/contract.ts";
import type { Dashboard, LatestReport } from "../../contract.ts";
import { MyCycle } from "./MyCycle.tsx";
import styles from "./home.module.css";
import { LastReport } from "./LastReport.tsx";
import { ManagedEvaluations } from "./ManagedEvaluations.tsx";

interface SideProps {
  data: Dashboard;
  running: readonly AboutMe[];
  /** Null while it waits in « À faire ». */
  report: LatestReport | null;
  reportCount: number;
}

/** The right column: what I lead, and what is about me. Each part only when not empty. */
export const Side = ({
  data: { led, campaigns, leadsMore, toDo },
  running,
  report,
  reportCount,
}: SideProps) => (
  <div className={styles.stack}>
    {running.length > 0 && <MyCycle running={running} toDo={toDo} />}
    {report && <LastReport report={report} hasOthers={reportCount > 1} />}
    {(led.length + campaigns.length > 0 || leadsMore) && (
      <ManagedEvaluations campaigns={campaigns} led={led} leadsMore={leadsMore} />
    )}
  </div>
);
