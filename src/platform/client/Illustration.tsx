import type { ReactNode } from "react";

/** The ring and its beads, with which everything is drawn. */
export const Arc = ({ d, color, width = 13, dashes }: ArcProps) => (
  <path
    d={d}
    fill="none"
    stroke={`var(--${color})`}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dashes}
  />
);
interface ArcProps {
  d: string;
  color: string;
  width?: number;
  dashes?: string | undefined;
}
export const Ring = ({ color = "line", width = 3, dashes }: Omit<Partial<ArcProps>, "d">) => (
  <Arc d="M26 80a54 54 0 1 1 108 0a54 54 0 1 1-108 0" color={color} width={width} dashes={dashes} />
);
export const Bead = ({ x, y, r = 7, color }: { x: number; y: number; r?: number; color: string }) => (
  <circle cx={x} cy={y} r={r} fill={`var(--${color})`} />
);

const drawings = {
  /** A ring that no longer closes. */
  brokenLink: (
    <>
      <Arc d="M58 31A54 54 0 0 0 58 129" color="peer" />
      <Arc d="M102 129A54 54 0 0 0 131.6 64" color="primary" />
      <Arc d="M96 22l4 14M112 24l-4 13M124 36l-11 8" color="field" width={4} />
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
      <Ring color="peer" width={6} dashes="14 12" />
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
      <Arc d="M60 81l14 14l27-29" color="success" width={8} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** One idea, drawn. Decoration: the words beside it say the same. */
export const Drawing = ({ size = 160, children }: { size?: number | undefined; children: ReactNode }) => (
  <svg className="illustration" viewBox="0 0 160 160" width={size} height={size} aria-hidden="true">
    {children}
  </svg>
);

export const Illustration = ({ name, size }: { name: IllustrationName; size?: number }) => (
  <Drawing size={size}>{drawings[name]}</Drawing>
);
