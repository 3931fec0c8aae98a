import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

export type NoticeKind = "info" | "success" | "warning" | "error";
const icons: Record<NoticeKind, IconName> = {
  info: "info",
  success: "check",
  warning: "warning",
  error: "error",
};

interface NoticeProperties {
  variant?: NoticeKind;
  /** The result of the last action: announced by screen readers. */
  live?: boolean;
  children: ReactNode;
}

/** A message that stays in the page. */
export function Notice({ variant = "info", live = false, children }: NoticeProperties) {
  const role = variant === "error" ? "alert" : "status";
  return (
    <div className={`notice ${variant}`} role={live ? role : undefined}>
      <Icon name={icons[variant]} size={20} />
      <div>{children}</div>
    </div>
  );
}
