import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Progress } from "../../contract.ts";
import { campaigns } from "../queries.ts";

/** How often work that is under way is asked about, in milliseconds. */
const pollIntervalMs = 1500;

/** How far the work on a campaign is; the campaign is read again once it is over. */
export function useProgress(id: string, isOver: (progress: Progress) => boolean): Progress | undefined {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(
    campaigns.progress.queryOptions({ input: { id }, refetchInterval: pollIntervalMs }),
  );
  const over = data !== undefined && isOver(data);
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: campaigns.read.queryKey({ input: { id } }) });
    // At each answer: the one that is cached may be of the work before.
  }, [over, dataUpdatedAt, client, id]);
  return data;
}
