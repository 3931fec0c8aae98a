import type { ReactNode } from "react";

/** The ring and its beads, with which everything is drawn. */
const Ring = ({ dashes }: { dashes?: string }) => (
  <circle
    cx="80"
    cy="80"
    r="54"
    fill="none"
    stroke="var(--line)"
    strokeWidth="3"
    strokeDasharray={dashes}
    strokeLinecap="round"
  />
);
const Arc = ({ d, color, width = 13 }: { d: string; color: string; width?: number }) => (
  <path d={d} fill="none" stroke={`var(--${color})`} strokeWidth={width} strokeLinecap="round" />
);
const Bead = ({ x, y, r = 7, color }: { x: number; y: number; r?: number; color: string }) => (
  <circle cx={x} cy={y} r={r} fill={`var(--${color})`} />
);

const drawings = {
  /** An email on its way around the ring. */
  mail: (
    <>
      <Ring />
      <Arc d="M80 26A54 54 0 0 1 126.8 107" color="primary" />
      <rect
        x="48"
        y="58"
        width="64"
        height="46"
        rx="9"
        fill="var(--surface)"
        stroke="var(--field)"
        strokeWidth="3"
      />
      <path d="M52 64l28 22l28-22" fill="none" stroke="var(--peer)" strokeWidth="5" strokeLinecap="round" />
      <Bead x={112} y={58} r={9} color="self" />
    </>
  ),
  /** A ring that no longer closes. */
  brokenLink: (
    <>
      <Arc d="M58 31A54 54 0 0 0 58 129" color="peer" />
      <Arc d="M102 129A54 54 0 0 0 131.6 64" color="primary" />
      <path
        d="M96 22l4 14M112 24l-4 13M124 36l-11 8"
        stroke="var(--field)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Bead x={80} y={80} r={10} color="self" />
    </>
  ),
  /** Seats waiting around a table. */
  emptyTable: (
    <>
      <Ring dashes="1 13" />
      <circle cx="80" cy="80" r="30" fill="var(--sunken)" stroke="var(--line)" strokeWidth="3" />
      {[
        [80, 26],
        [131, 63],
        [112, 124],
        [48, 124],
        [29, 63],
      ].map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="9"
          fill="var(--page)"
          stroke="var(--field)"
          strokeWidth="3"
          strokeDasharray="5 4"
        />
      ))}
      <Bead x={80} y={80} r={8} color="self" />
    </>
  ),
  /** Several voices, none of them recognisable. */
  anonymity: (
    <>
      <circle
        cx="80"
        cy="80"
        r="54"
        fill="none"
        stroke="var(--peer)"
        strokeWidth="6"
        strokeDasharray="14 12"
        strokeLinecap="round"
      />
      <Bead x={64} y={72} r={11} color="peer" />
      <Bead x={96} y={72} r={11} color="peer" />
      <Bead x={80} y={98} r={11} color="peer" />
    </>
  ),
  /** A turn too many: the missing piece lies beside the ring. */
  missingPiece: (
    <>
      <Arc d="M80 26A54 54 0 1 0 133 91" color="primary" />
      <Arc d="M118 24A54 54 0 0 1 146 56" color="golden" />
      <Bead x={80} y={80} r={10} color="self" />
    </>
  ),
  /** The ring closes: something is done. */
  complete: (
    <>
      <Arc d="M80 26A54 54 0 0 1 107 126.8" color="primary" />
      <Arc d="M80 134A54 54 0 0 1 26.8 89.4" color="peer" />
      <Bead x={43} y={41} r={10} color="self" />
      <path
        d="M60 81l14 14l27-29"
        fill="none"
        stroke="var(--success)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** One idea, drawn. Decoration: the words beside it say the same. */
export function Illustration({ name, size = 160 }: { name: IllustrationName; size?: number }) {
  return (
    <svg className="illustration" viewBox="0 0 160 160" width={size} height={size} aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
