import type { Group } from "#disclosure/contract.ts";

const colours: Record<Group, string> = {
  self: "var(--self)",
  manager: "var(--manager)",
  peer: "var(--peer)",
  direct_report: "var(--direct-report)",
};
export const colourOf = (group: Group) => colours[group];

/** The dashes of an outline: colour is never alone. */
export const dashesOf: Record<Group, string | undefined> = {
  self: undefined,
  manager: "9 5",
  peer: "2.5 4.5",
  direct_report: "10 4 2.5 4",
};

/** ● ■ ▲ ◆, around the point 0 0. */
export function MarkShape({ group }: { group: Group }) {
  const look = { fill: colours[group], stroke: "var(--surface)", strokeWidth: 1.5 };
  if (group === "self") return <circle r="6.8" {...look} />;
  if (group === "manager") return <rect x="-6" y="-6" width="12" height="12" {...look} />;
  if (group === "peer") return <path d="M0-7 7.4 6h-14.8z" {...look} />;
  return <path d="M0-8 8 0 0 8-8 0z" {...look} />;
}

export const Mark = ({ group }: { group: Group }) => (
  <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true" style={{ flex: "none" }}>
    <MarkShape group={group} />
  </svg>
);
