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
  kind?: NoticeKind;
  /** Appeared because of what was just done: it is said aloud. */
  live?: boolean;
  children: ReactNode;
}

/** A message that stays in the page. */
export function Notice({ kind = "info", live = false, children }: NoticeProperties) {
  const role = kind === "error" ? "alert" : "status";
  return (
    <div className={`notice ${kind}`} role={live ? role : undefined}>
      <Icon name={icons[kind]} size={20} />
      <div>{children}</div>
    </div>
  );
}
