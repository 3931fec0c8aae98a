import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { PageLink } from "./PageLink.tsx";
import { Spinner } from "./Spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProperties extends Omit<ComponentProps<"button">, "disabled" | "type"> {
  variant?: ButtonVariant;
  type?: "button" | "submit";
  /** At work: the label stays, nothing can be pressed twice. */
  busy?: boolean;
  /** Why it cannot be pressed. It stays reachable and says so, when reached and when pressed. */
  disabledReason?: string | null | undefined;
  /** Pressed although it has a reason not to be. */
  onRefused?: () => void;
  fullWidth?: boolean;
}

export function Button({
  variant = "primary",
  type = "button",
  busy = false,
  disabledReason,
  onRefused,
  fullWidth = false,
  onClick,
  children,
  ...others
}: ButtonProperties) {
  const [pressed, setPressed] = useState(false);
  const reasonId = useId();
  const stopped = busy || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
    setPressed(true);
    if (disabledReason) onRefused?.();
  };
  return (
    <>
      <button
        {...others}
        type={type === "submit" ? "submit" : "button"}
        className={buttonClass(variant, fullWidth)}
        onClick={press}
        aria-disabled={stopped || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : others["aria-describedby"]}
      >
        {busy && <Spinner size={18} />}
        {children}
      </button>
      {disabledReason && (
        <span
          id={reasonId}
          role={pressed ? "status" : undefined}
          className={pressed ? "button-reason" : "for-screen-readers"}
        >
          {disabledReason}
        </span>
      )}
    </>
  );
}

interface LinkButtonProperties {
  to: string;
  variant?: ButtonVariant;
  fullWidth?: boolean;
  children: ReactNode;
  lang?: string;
}

/** A link that looks like a button: it leads somewhere, it changes nothing. */
export function LinkButton({
  to,
  variant = "primary",
  fullWidth = false,
  children,
  lang,
}: LinkButtonProperties) {
  return (
    <PageLink to={to} className={buttonClass(variant, fullWidth)} lang={lang}>
      {children}
    </PageLink>
  );
}

const buttonClass = (variant: ButtonVariant, fullWidth: boolean) =>
  `button ${variant}${fullWidth ? " wide" : ""}`;
