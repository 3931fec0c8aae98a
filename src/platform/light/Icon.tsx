const drawings = {
  check: "M3 9.5l4 4 8-9",
  circle: "M9 3.2a5.8 5.8 0 1 0 0 11.6a5.8 5.8 0 0 0 0-11.6",
  error: "M9 1.8L16.6 15.6H1.4zM9 7v4M9 13.2v.2",
  warning: "M9 1.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 0 0 0-14.4M9 5.2v4.6M9 12.5v.2",
  info: "M9 1.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 0 0 0-14.4M9 8.2v4.6M9 5.4v.2",
  close: "M4 4l10 10M14 4L4 14",
  offline: "M2 7a10 10 0 0 1 14 0M4.8 10a6 6 0 0 1 8.4 0M9 13.6v.2M3 15L15 3",
  arrow: "M3 9h12M10.5 4.5L15 9l-4.5 4.5",
} as const;

export type IconName = keyof typeof drawings;

/** Always beside words that say the same. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
