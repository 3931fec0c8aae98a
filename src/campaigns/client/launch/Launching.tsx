import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useProgress } from "./useProgress.ts";

/** How far a launch is. */
export function Launching({ id }: { id: string }) {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const data = useProgress(id, ({ waiting }) => waiting === 0);
  return (
    <Notice role="status" title={texts.launching}>
      {data && data.started > 0 && (
        <div>{say(texts.started, { count: data.started, total: data.started + data.waiting })}</div>
      )}
      <div>{texts.launchingDetail}</div>
    </Notice>
  );
}
