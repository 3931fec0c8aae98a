import type { ReactNode } from "react";
import { Link } from "wouter";
import { resolveShell } from "#paths.ts";

interface PageLinkProperties {
  to: string;
  className?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a page of the product: client-side within this shell, a full load to the other shell or out of the site.
 */
export function PageLink({ to, className, lang, children }: PageLinkProperties) {
  const properties = { className, lang };
  if (!to.startsWith("/") || resolveShell(new URL(to, "http://localhost").pathname) === "workspace")
    return (
      <a href={to} {...properties}>
        {children}
      </a>
    );
  return (
    <Link href={to} {...properties}>
      {children}
    </Link>
  );
}
