import { useQueryClient } from "@tanstack/react-query";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Campaign } from "../contract.ts";
import { campaigns, campaignsApi } from "./queries.ts";

/** As many as one call approves. */
const mostAtOnce = 100;

/** What the people evaluated propose: how many are awaited, and those that can be approved together. */
export function Proposals({ campaign: { id, lines } }: { campaign: Campaign }) {
  const { proposals: texts } = useTexts("campaigns");
  const say = useSay();
  const known = useQueryClient();
  const inStatus = (...statuses: string[]) =>
    lines.filter(({ nomination }) => nomination && statuses.includes(nomination.status));
  const sent = inStatus("sent");
  const awaited = inStatus("open", "returned").length;
  const approve = useAction({
    run: () =>
      campaignsApi.approve({
        id,
        evaluationIds: sent.slice(0, mostAtOnce).map(({ evaluationId }) => evaluationId),
      }),
    onSuccess: ({ campaign }) =>
      void known.setQueryData(campaigns.read.queryKey({ input: { id } }), campaign),
    announce: ({ approved }) => say(texts.approved, { count: approved }),
  });
  if (sent.length + awaited === 0) return null;
  return (
    <Notice
      title={sent.length > 0 ? say(texts.sent, { count: sent.length }) : texts.none}
      action={
        sent.length > 0 && (
          <Button busy={approve.busy} onClick={() => void approve.run()}>
            {say(texts.approve, { count: Math.min(sent.length, mostAtOnce) })}
          </Button>
        )
      }
    >
      {awaited > 0 && <div>{say(texts.awaited, { count: awaited })}</div>}
      {sent.length > 0 && <div>{texts.sentDetail}</div>}
    </Notice>
  );
}
