import type { ReactNode } from "react";
import { Link } from "wouter";
import { shellOf } from "#paths.ts";

interface PageLinkProperties {
  to: string;
  className?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

/** A link to any page of ours: in place within this shell, a plain load towards the other or out of the site. */
export function PageLink({ to, className, lang, children }: PageLinkProperties) {
  const properties = { className, lang };
  if (!to.startsWith("/") || shellOf(new URL(to, "http://localhost").pathname) === "workspace")
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
