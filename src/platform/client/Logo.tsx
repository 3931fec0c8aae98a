interface LogoProperties {
  size?: number;
  /** Said by screen readers; leave it out beside the word. */
  title?: string;
}

/** The ring of three views: the manager's arc, the colleagues' arc, and oneself who completes the circle. */
export function Logo({ size = 32, title }: LogoProperties) {
  const said = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} {...said}>
      <g fill="none" strokeWidth="11" strokeLinecap="round">
        <path d="M32 9.5A22.5 22.5 0 0 1 43.25 51.49" stroke="var(--primary)" />
        <path d="M24.3 53.14A22.5 22.5 0 0 1 9.84 28.09" stroke="var(--peer)" />
      </g>
      <circle cx="17.54" cy="14.76" r="6.6" fill="var(--self)" />
    </svg>
  );
}

/** The logo with its name. The name of the product is written here, in the texts, and nowhere else. */
export function Wordmark({ size = 34 }: { size?: number }) {
  return (
    <span className="wordmark">
      <Logo size={size} />
      rondo
    </span>
  );
}
