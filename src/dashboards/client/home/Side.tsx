import type { AboutMe } from "#answers/contract.ts";
import type { Dashboard } from "../../contract.ts";
import { MyCycle, MyReports } from "./AboutMe.tsx";
import styles from "./home.module.css";
import { Led } from "./Led.tsx";

interface SideProps {
  data: Dashboard;
  running: readonly AboutMe[];
  reports: readonly AboutMe[];
}

/** The right column: what I lead, and what is about me. Each part only where there is something in it. */
export const Side = ({ data: { led, leadsMore, toDo }, running, reports }: SideProps) => (
  <div className={styles.stack}>
    {led.length > 0 && <Led led={led} leadsMore={leadsMore} />}
    {running.length > 0 && <MyCycle running={running} toDo={toDo} />}
    {reports.length > 0 && <MyReports reports={reports} />}
  </div>
);
