import pages from "../answerPages.module.css";

/** The ring closes, once. */
export function ClosingRing() {
  return (
    <svg className={pages["ring"]} viewBox="0 0 64 64" width="128" height="128" aria-hidden="true">
      <circle cx="32" cy="32" r="24" fill="none" stroke="var(--line)" strokeWidth="7" />
      <circle
        className={pages["ringClosing"]}
        cx="32"
        cy="32"
        r="24"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="7"
        strokeLinecap="round"
        pathLength="100"
        transform="rotate(-90 32 32)"
      />
      <circle cx="32" cy="8" r="5" fill="var(--self)" />
      <path
        d="M23 32.5l6.5 6.5L42 26"
        fill="none"
        stroke="var(--success)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
