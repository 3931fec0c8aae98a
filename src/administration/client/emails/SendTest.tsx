import { useState } from "react";
import type { Delivery, Sample } from "#administration/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { administration, administrationApi } from "../queries.ts";

interface SendTestProps {
  chosen: Sample;
  deliveries: readonly Delivery[];
}

/** Sends what is shown to one's own address, and says what became of it. */
export function SendTest({ chosen, deliveries }: SendTestProps) {
  const texts = useTexts("administration");
  const [sentId, setSentId] = useState<string | null>(null);
  const send = useAction({
    run: administrationApi.sendTest,
    refresh: [administration.deliveries.key()],
    onSuccess: ({ id }) => setSentId(id),
  });
  const sent = deliveries.find(({ id }) => id === sentId);
  return (
    <Stack>
      <div>
        <Button variant="primary" busy={send.busy} onClick={() => void send.run(chosen)}>
          {texts.send}
        </Button>
      </div>
      {sent && <Result delivery={sent} />}
    </Stack>
  );
}

function Result({ delivery: { state, recipient, code } }: { delivery: Delivery }) {
  const { result } = useTexts("administration");
  const say = useSay();
  if (state === "failed" || state === "delayed")
    return (
      <Notice tone="danger" role="alert" title={result.failed}>
        {code && <p>{say(result.failedCode, { code })}</p>}
        {state === "delayed" && <p>{result.again}</p>}
      </Notice>
    );
  const words = state === "sent" || state === "held" ? result[state] : result.underWay;
  return (
    <Notice tone={state === "sent" ? "success" : "info"} role="status">
      {say(words, { recipient })}
    </Notice>
  );
}
