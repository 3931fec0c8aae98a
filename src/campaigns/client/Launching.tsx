import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { campaigns } from "./queries.ts";

/** How often a launch that is under way is asked about, in milliseconds. */
const pace = 1500;

/** How far a launch is; the campaign is read again once nothing waits. */
export function Launching({ id }: { id: string }) {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const known = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(
    campaigns.progress.queryOptions({ input: { id }, refetchInterval: pace }),
  );
  const isOver = data?.waiting === 0;
  useEffect(() => {
    if (isOver) void known.invalidateQueries({ queryKey: campaigns.read.queryKey({ input: { id } }) });
    // At each answer: the one that is cached may be of the launch before.
  }, [isOver, dataUpdatedAt, known, id]);
  return (
    <Notice role="status" title={texts.launching}>
      {data && data.started > 0 && (
        <div>{say(texts.started, { count: data.started, total: data.started + data.waiting })}</div>
      )}
      <div>{texts.launchingDetail}</div>
    </Notice>
  );
}
