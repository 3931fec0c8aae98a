import { useState } from "react";
import { isAwaited } from "#nominations/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Campaign } from "../../contract.ts";
import { planApprovals, collectRefused } from "../../rules/approvals.ts";
import { campaigns, campaignsApi } from "../queries.ts";

/** What the people evaluated propose: how many are awaited, and those that can be approved together. */
export function Proposals({ campaign: { id, lines } }: { campaign: Campaign }) {
  const { proposals: texts } = useTexts("campaigns");
  const say = useSay();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { sent, next, stuck } = planApprovals(lines, refused);
  const awaited =
    lines.filter(({ nomination }) => nomination && isAwaited(nomination.status)).length - sent.length;
  const approve = useAction({
    run: () => campaignsApi.approve({ id, evaluationIds: next.map(({ evaluationId }) => evaluationId) }),
    keep: campaigns.read.queryKey({ input: { id } }),
    keptFrom: ({ campaign }) => campaign,
    onSuccess: ({ campaign }) => setRefused(collectRefused(refused, next, campaign.lines)),
    announce: ({ approved }) => say(texts.approved, { count: approved }),
  });
  if (sent.length + awaited === 0) return null;
  return (
    <Notice
      title={sent.length > 0 ? say(texts.sent, { count: sent.length }) : texts.none}
      action={
        next.length > 0 && (
          <Button busy={approve.busy} onClick={() => void approve.run()}>
            {say(texts.approve, { count: next.length })}
          </Button>
        )
      }
    >
      {awaited > 0 && <div>{say(texts.awaited, { count: awaited })}</div>}
      {stuck.length > 0 && <div>{say(texts.stuck, { count: stuck.length })}</div>}
      {sent.length > 0 && <div>{texts.sentDetail}</div>}
    </Notice>
  );
}
