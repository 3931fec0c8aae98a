/** A series is told apart by its shape; its colour (§2.3 of the design) only repeats it. */
export type MarkName = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "ring";

const colours: Record<MarkName, string> = {
  circle: "var(--self)",
  square: "var(--manager)",
  triangle: "var(--peer)",
  diamond: "var(--direct-report)",
  hexagon: "var(--peer)",
  ring: "var(--others)",
};
export const getMarkColour = (mark: MarkName) => colours[mark];

/** The dashes of an outline: colour is never alone. */
export const dashesByMark: Record<MarkName, string | undefined> = {
  circle: undefined,
  square: "9 5",
  triangle: "2.5 4.5",
  diamond: "10 4 2.5 4",
  hexagon: "6 3",
  ring: "1 3",
};

/** ● ■ ▲ ◆ ⬢ ○, around the point 0 0 of a drawing. */
export function MarkShape({ mark }: { mark: MarkName }) {
  const look = { fill: colours[mark], stroke: "var(--surface)", strokeWidth: 1.5 };
  if (mark === "circle") return <circle r="6.8" {...look} />;
  if (mark === "square") return <rect x="-6" y="-6" width="12" height="12" {...look} />;
  if (mark === "triangle") return <path d="M0-7 7.4 6h-14.8z" {...look} />;
  if (mark === "hexagon")
    return <path d="M-7.500 0-3.800-6.500h7.600L7.500 0 3.800 6.500h-7.600z" {...look} />;
  if (mark === "ring") return <circle r="5.2" fill="var(--surface)" stroke={colours.ring} strokeWidth="3" />;
  return <path d="M0-8 8 0 0 8-8 0z" {...look} />;
}

/** Beside the name of its series. */
export const Mark = ({ mark }: { mark: MarkName }) => (
  <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true" style={{ flex: "none" }}>
    <MarkShape mark={mark} />
  </svg>
);
