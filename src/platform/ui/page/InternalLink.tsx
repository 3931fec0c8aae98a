import { useRouter, type HistoryState } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { resolveShell } from "#paths.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of `#paths.ts`, with its query if any. */
  to: string;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link of the product: inside the workspace it keeps the page, towards the light shell it loads another one. */
export function InternalLink({ to, onClick, target, children, ...rest }: LinkProps) {
  const router = useRouter();
  const [pathname = ""] = to.split(/[?#]/);
  const stays = resolveShell(pathname) === "workspace" && !target;
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !stays || !isPlainClick(event)) return;
        event.preventDefault();
        router.history.push(to);
      }}
    >
      {children}
    </a>
  );
}

interface GoOptions {
  replace?: boolean;
  /** What the next page is about, beside its address; kept by the history. */
  state?: HistoryState;
}

/** Goes somewhere after an action: within the workspace without loading a new page. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const router = useRouter();
  return (to, { replace = false, state } = {}) => {
    const [pathname = ""] = to.split(/[?#]/);
    if (resolveShell(pathname) === "light") window.location.assign(to);
    else if (replace) router.history.replace(to, state);
    else router.history.push(to, state);
  };
}
