import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./Notice.module.css";

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: string;
  action?: ReactNode;
  /** The button that puts it away: it keeps its corner, however narrow the page. */
  close?: ReactNode;
  /** Announced when it appears: `alert` for what stops the person, `status` for the rest. */
  role?: "alert" | "status";
  children?: ReactNode;
}

/** A message that stays in the page. */
export function Notice({ tone = "info", title, action, close, role, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]} ${close ? styles.closable : ""}`} role={role}>
      <Icon size={22} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {action}
      {close}
    </div>
  );
}
