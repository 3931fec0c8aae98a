/** The drawing of the home page: one person, and around them the views of others. Decorative: the text says the same. */
export function RoundTable() {
  return (
    <svg className="round-table" viewBox="0 0 520 520" aria-hidden="true">
      <circle cx="260" cy="260" r="208" fill="none" stroke="var(--line)" strokeWidth="2" />
      <g fill="none" strokeLinecap="round">
        <path d="M260 52A208 208 0 0 1 440 364" stroke="var(--primary)" strokeWidth="46" />
        <path d="M364 440A208 208 0 0 1 80 364" stroke="var(--peer)" strokeWidth="46" />
        <path d="M64 190A208 208 0 0 1 156 80" stroke="var(--golden)" strokeWidth="46" />
        <path d="M260 128A132 132 0 1 1 128 260" stroke="var(--line)" strokeWidth="22" />
        <path d="M260 128A132 132 0 0 1 386 222" stroke="var(--self)" strokeWidth="22" />
      </g>
      <g fill="var(--surface)">
        {beads.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="13" />
        ))}
      </g>
      <circle cx="260" cy="260" r="44" fill="var(--self)" />
      <circle cx="260" cy="260" r="16" fill="var(--page)" />
    </svg>
  );
}

const beads = [
  [452, 180],
  [468, 270],
  [410, 110],
  [300, 464],
  [200, 459],
  [130, 421],
  [98, 128],
] as const;
