import { useQuery } from "@tanstack/react-query";
import { createApi } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { evaluationsContract } from "../../contract.ts";

const api = createApi<typeof evaluationsContract>("evaluations");
const queries = createQueries<typeof evaluationsContract>("evaluations");

/** Running evaluations with a lower threshold than the company's: raised on request, never automatically. */
export function RunningThresholds() {
  const { thresholds: texts } = useTexts("evaluations");
  const say = useSay();
  const { data } = useQuery(queries.countBelowThreshold.queryOptions({ input: {}, staleTime: 0 }));
  const raise = useAction({
    run: () => api.raiseThresholds({}),
    refresh: [queries.key()],
    announce: ({ raised }) => say(texts.raised, { count: raised }),
  });
  if (!data || data.count === 0) return null;
  return (
    <Notice title={say(texts.title, { count: data.count })}>
      <p>{texts.onlyUp}</p>
      <Button size="small" busy={raise.busy} onClick={() => void raise.run()}>
        {say(texts.raise, { threshold: data.threshold })}
      </Button>
    </Notice>
  );
}
