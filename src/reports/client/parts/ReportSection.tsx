import type { ReactNode } from "react";
import { Section } from "#platform/ui/page/Section.tsx";
import styles from "../report.module.css";

interface ReportSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A section that the menu and the keyboard shortcuts can reach. */
export const ReportSection = ({ id, ...section }: ReportSectionProps) => (
  <div id={id} className={styles.anchor}>
    <Section {...section} />
  </div>
);
