import type { ReactNode } from "react";
import styles from "./StatusBadge.module.css";

/** How a status is drawn; each concept says which of its statuses takes which mark. */
export type StatusMark =
  | "plain"
  | "dashed"
  | "clock"
  | "waiting"
  | "half"
  | "eye"
  | "check"
  | "box"
  | "dot"
  | "dash"
  | "warning";

const ring = "M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14";
const clock = (
  <>
    <path d={ring} />
    <path d="M10 6.5V10l2.5 1.6" />
  </>
);
const marks: Record<StatusMark, ReactNode> = {
  plain: null,
  dashed: <path d={ring} strokeDasharray="2.6 3" />,
  clock,
  waiting: clock,
  half: (
    <>
      <path d={ring} opacity=".35" />
      <path d="M10 3a7 7 0 0 1 0 14" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 10c2-3.6 4.6-5.4 7.5-5.4s5.5 1.8 7.5 5.400c-2 3.6-4.6 5.4-7.5 5.400s-5.5-1.8-7.5-5.400z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  check: (
    <>
      <path d={ring} />
      <path d="M6.8 10.200l2.2 2.2 4.3-4.6" />
    </>
  ),
  box: (
    <>
      <path d="M3 4.500h14v3.200H3zM4.3 7.700v8h11.400v-8" />
      <path d="M8.3 11h3.4" />
    </>
  ),
  dot: (
    <>
      <path d={ring} />
      <circle cx="10" cy="10" r="1.8" fill="currentColor" stroke="none" />
    </>
  ),
  dash: (
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
const tones: Record<StatusMark, "neutral" | "active" | "done" | "warned"> = {
  plain: "neutral",
  dashed: "neutral",
  clock: "neutral",
  waiting: "warned",
  half: "active",
  eye: "active",
  check: "done",
  box: "neutral",
  dot: "active",
  dash: "neutral",
  warning: "warned",
};

export const StatusBadge = ({ variant, children }: { variant: StatusMark; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tones[variant]]} ${marks[variant] ? "" : styles.plain}`}>
    {marks[variant] && (
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
    )}
    <span className={styles.words}>{children}</span>
  </span>
);
