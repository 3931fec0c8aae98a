import { useId, type ReactNode } from "react";
import { InternalLink } from "../page/InternalLink.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import styles from "./Button.module.css";

type Variant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonAppearance {
  variant?: Variant;
  size?: "medium" | "small";
  icon?: ReactNode;
  /** Why this cannot be done now: shown under the button and read with it. The button stays focusable. */
  disabledReason?: string | null | undefined;
  /** The label alone is not enough for a screen reader: « Relancer » becomes « Relancer Camille ». Must contain the label. */
  accessibleName?: string;
  fullWidth?: boolean;
  children: ReactNode;
}

interface ButtonProps extends ButtonAppearance {
  type?: "button" | "submit";
  busy?: boolean;
  onClick?: () => void;
  expanded?: boolean;
  controls?: string;
  /** Off where the reason is plain to see (the first page has none before it); otherwise give `disabledReason`. */
  off?: boolean;
  /** In a dialog: the button that has the focus first. */
  initialFocus?: boolean;
}

const buildClassName = (
  { variant = "secondary", size = "medium", fullWidth }: ButtonAppearance,
  off: boolean,
) =>
  [styles.button, styles[variant], styles[size], fullWidth && styles.full, off && styles.off]
    .filter(Boolean)
    .join(" ");

export function Button({
  type = "button",
  busy = false,
  onClick,
  expanded,
  controls,
  initialFocus,
  off: givenOff = false,
  ...look
}: ButtonProps) {
  const reasonId = useId();
  const off = busy || givenOff || Boolean(look.disabledReason);
  const button = (
    <button
      // The type is one of the two allowed by ButtonProps.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={buildClassName(look, off)}
      // aria-disabled rather than disabled: the button can be reached, so its reason can be read.
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-label={look.accessibleName}
      aria-describedby={look.disabledReason ? reasonId : undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      data-autofocus={initialFocus || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : look.icon}
      <span>{look.children}</span>
    </button>
  );
  return (
    <WithReason id={reasonId} reason={look.disabledReason} control={button} fullWidth={look.fullWidth} />
  );
}

interface LinkButtonProps extends ButtonAppearance {
  to: string;
  /** In a drawer: what has the focus first. */
  initialFocus?: boolean;
}

/** A link styled as a button: it navigates and changes nothing. */
export function LinkButton({ to, initialFocus, ...look }: LinkButtonProps) {
  const reasonId = useId();
  if (!look.disabledReason)
    return (
      <InternalLink
        to={to}
        className={buildClassName(look, false)}
        aria-label={look.accessibleName}
        data-autofocus={initialFocus || undefined}
      >
        {look.icon}
        <span>{look.children}</span>
      </InternalLink>
    );
  const dead = (
    <span
      // A link that leads nowhere now: no address, still reachable, so that its reason is read.
      role="link"
      aria-disabled="true"
      tabIndex={0}
      aria-describedby={reasonId}
      className={buildClassName(look, true)}
    >
      {look.icon}
      <span>{look.children}</span>
    </span>
  );
  return <WithReason id={reasonId} reason={look.disabledReason} control={dead} fullWidth={look.fullWidth} />;
}

interface WithReasonProps {
  id: string;
  reason: string | null | undefined;
  control: ReactNode;
  fullWidth: boolean | undefined;
}

function WithReason({ id, reason, control, fullWidth }: WithReasonProps) {
  if (!reason) return control;
  return (
    <span className={fullWidth ? styles.reasonedFull : styles.reasoned}>
      {control}
      <span id={id} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  expanded?: boolean;
  controls?: string;
  disabled?: boolean;
}

export function IconButton({ label, icon, onClick, expanded, controls, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-disabled={disabled || undefined}
      {...tooltip(label)}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
