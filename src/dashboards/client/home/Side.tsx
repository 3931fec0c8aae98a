import type { AboutMe } from "#answers/contract.ts";
import type { Dashboard, LatestReport } from "../../contract.ts";
import type { WaitingPerson } from "../../rules/team.ts";
import { MyCycle } from "./AboutMe.tsx";
import styles from "./home.module.css";
import { LastReport } from "./LastReport.tsx";
import { Led } from "./Led.tsx";
import { MyTeam } from "./MyTeam.tsx";

interface SideProps {
  data: Dashboard;
  running: readonly AboutMe[];
  /** Null while it waits in « À faire ». */
  report: LatestReport | null;
  reportCount: number;
  /** Null for whoever manages nobody. */
  team: readonly WaitingPerson[] | null;
}

/** The right column: what I lead, my team, and what is about me. Each part only where there is something in it. */
export const Side = ({
  data: { led, campaigns, leadsMore, toDo },
  running,
  report,
  reportCount,
  team,
}: SideProps) => (
  <div className={styles.stack}>
    {running.length > 0 && <MyCycle running={running} toDo={toDo} />}
    {report && <LastReport report={report} hasOthers={reportCount > 1} />}
    {team && <MyTeam waiting={team} />}
    {led.length + campaigns.length > 0 && <Led campaigns={campaigns} led={led} leadsMore={leadsMore} />}
  </div>
);
