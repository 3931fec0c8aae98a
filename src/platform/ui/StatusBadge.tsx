import type { ReactNode } from "react";
import styles from "./styles/StatusBadge.module.css";

/** A status is an icon and a word; its colour only repeats them. */
export type StatusKind =
  | "draft"
  | "pending"
  | "in_progress"
  | "review"
  | "completed"
  | "archived"
  | "to_do"
  | "declined"
  | "warning";

const ring = "M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14";
const marks: Record<StatusKind, ReactNode> = {
  draft: <path d={ring} strokeDasharray="2.6 3" />,
  pending: (
    <>
      <path d={ring} />
      <path d="M10 6.5V10l2.5 1.6" />
    </>
  ),
  in_progress: (
    <>
      <path d={ring} opacity=".35" />
      <path d="M10 3a7 7 0 0 1 0 14" />
    </>
  ),
  review: (
    <>
      <path d="M2.5 10c2-3.6 4.6-5.4 7.5-5.4s5.5 1.8 7.5 5.400c-2 3.6-4.6 5.4-7.5 5.400s-5.5-1.8-7.5-5.400z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  completed: (
    <>
      <path d={ring} />
      <path d="M6.8 10.200l2.2 2.2 4.3-4.6" />
    </>
  ),
  archived: (
    <>
      <path d="M3 4.500h14v3.200H3zM4.3 7.700v8h11.400v-8" />
      <path d="M8.3 11h3.4" />
    </>
  ),
  to_do: (
    <>
      <path d={ring} />
      <circle cx="10" cy="10" r="1.8" fill="currentColor" stroke="none" />
    </>
  ),
  declined: (
    <>
      <path d={ring} />
      <path d="M6.8 10h6.4" />
    </>
  ),
  warning: (
    <>
      <path d="M10 3.200L17.5 16.500H2.500z" />
      <path d="M10 8.200v3.800M10 14.200v.1" />
    </>
  ),
};
const tones: Record<StatusKind, "neutral" | "active" | "done" | "warned"> = {
  draft: "neutral",
  pending: "neutral",
  in_progress: "active",
  review: "active",
  completed: "done",
  archived: "neutral",
  to_do: "active",
  declined: "neutral",
  warning: "warned",
};

export const StatusBadge = ({ variant, children }: { variant: StatusKind; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tones[variant]]}`}>
    <svg
      viewBox="0 0 20 20"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {marks[variant]}
    </svg>
    {children}
  </span>
);
