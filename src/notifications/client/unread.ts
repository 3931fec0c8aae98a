import { useQuery } from "@tanstack/react-query";
import type { notificationsContract } from "#notifications/contract.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const notificationQueries = queriesOf<typeof notificationsContract>("notifications");
export const unreadKey = notificationQueries.countUnread.queryKey({ input: {} });

/** How many I have not read; 0 while unknown, so that no badge flashes. */
export const useUnreadCount = (): number =>
  useQuery(notificationQueries.countUnread.queryOptions({ input: {}, staleTime: 60_000 })).data?.count ?? 0;
