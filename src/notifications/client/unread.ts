import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { notificationsContract, Unread } from "#notifications/contract.ts";
import { createQueries } from "#platform/client/queries.ts";
import { followUnread } from "./followUnread.ts";

export const notificationQueries = createQueries<typeof notificationsContract>("notifications");
export const unreadKey = notificationQueries.countUnread.queryKey({ input: {} });

/** How many I have not read; 0 while unknown, so that no badge flashes. */
export const useUnreadCount = (): number =>
  useQuery(notificationQueries.countUnread.queryOptions({ input: {}, staleTime: 60_000 })).data?.count ?? 0;

/** Keeps it as the server says, for one reader of the page: the bell. */
export function useLiveUnread(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      followUnread((count) => {
        const known = client.getQueryData<Unread>(unreadKey)?.count;
        client.setQueryData<Unread>(unreadKey, { count });
        // What an open panel lists is not all any more.
        if (known !== undefined && known !== count)
          void client.invalidateQueries({ queryKey: notificationQueries.list.key() });
      }),
    [client],
  );
}
