import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#platform/client/language.tsx";
import type { Health } from "../../rules/problems.ts";
import { administration } from "../queries.ts";

/** While the page is in view; a page in the background asks nothing. */
const refreshed = { refetchInterval: 30_000, staleTime: 0 };

/** Each part is a call of its own: one that fails leaves the others. */
export function useHealth() {
  const { language } = useLanguage();
  const parts = {
    background: useQuery(administration.background.queryOptions({ input: {}, ...refreshed })),
    mail: useQuery(administration.mail.queryOptions({ input: { language }, ...refreshed })),
    failures: useQuery(administration.failures.queryOptions({ input: {}, ...refreshed })),
    content: useQuery(administration.content.queryOptions({ input: {}, ...refreshed })),
    storage: useQuery(administration.storage.queryOptions({ input: {}, ...refreshed })),
  };
  const versions = useQuery(administration.versions.queryOptions({ input: {}, staleTime: Infinity }));
  const health: Health = {
    background: parts.background.data,
    mail: parts.mail.data,
    failures: parts.failures.data,
    content: parts.content.data,
    storage: parts.storage.data,
  };
  const all = Object.values(parts);
  return {
    parts: { ...parts, versions },
    health,
    isPending: all.some(({ isPending }) => isPending),
    /** Parts whose last reading failed, or that cannot be read now: what they said before is no news. */
    unread: all.filter(({ isError, data, fetchStatus }) => !data || isError || fetchStatus === "paused")
      .length,
    partCount: all.length,
    /** When the page last heard of anything; null before. */
    seenAt: Math.max(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)) || null,
  };
}

export type Parts = ReturnType<typeof useHealth>["parts"];
