import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type {
  notificationsContract,
  NotificationTab,
  Notifications,
  Unread,
} from "#notifications/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { notificationQueries, unreadKey } from "../unread.ts";
import { useFeedTexts } from "./useFeedTexts.ts";

const api = createApi<typeof notificationsContract>("notifications");

/** One tab, page after page; asked again each time that it is opened. */
export const useFeed = (tab: NotificationTab) =>
  useInfiniteQuery({
    queryKey: [...notificationQueries.list.key(), "pages", tab],
    queryFn: ({ pageParam, signal }) =>
      api.list({ tab, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** The pages of a tab with these read; anything else that is known of notifications stays as it is. */
function changed(cached: unknown, isNowRead: (id: string) => boolean): unknown {
  if (!isPages(cached)) return cached;
  return {
    ...cached,
    pages: cached.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (isNowRead(one.id) ? { ...one, isRead: true } : one)),
    })),
  };
}
const isPages = (cached: unknown): cached is InfiniteData<Notifications> =>
  typeof cached === "object" && cached !== null && "pages" in cached;
const isCount = (cached: unknown): cached is Unread =>
  typeof cached === "object" && cached !== null && "count" in cached;

/** All that was seen, at once on the screen; taken back when the server refuses. */
export function useReadAll() {
  const { notRead } = useFeedTexts();
  return useAction({
    run: (until: string) => api.readAll({ until }),
    optimistic: {
      queryKey: notificationQueries.key(),
      change: (cached) => (isCount(cached) ? { count: 0 } : changed(cached, () => true)),
    },
    keep: unreadKey,
    refresh: [notificationQueries.list.key()],
    failure: (words) => `${notRead} ${words}`,
  });
}

/** Marks the one that is followed as read, even when the page closes; a failure is not shown to its reader. */
export const useReadOne = () =>
  useAction({
    run: (id: string) => api.read({ ids: [id] }, { context: { outlivesPage: true } }),
    isRepeatable: true,
    optimistic: {
      queryKey: notificationQueries.list.key(),
      change: (cached, id) => changed(cached, (one) => one === id),
    },
    keep: unreadKey,
    onFailure: () => true,
  });
