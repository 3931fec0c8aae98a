import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useProgress } from "./useProgress.ts";

/** How far the questions of a large campaign are, of the evaluations that get some: a notice of its own names the others. */
export function Preparing({ id, total }: { id: string; total: number }) {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const data = useProgress(id, ({ preparing }) => preparing === 0);
  const ready = total - (data?.preparing ?? total);
  return (
    <Notice role="status" title={texts.preparing}>
      {ready > 0 && <div>{say(texts.ready, { count: ready, total })}</div>}
      <div>{texts.preparingDetail}</div>
    </Notice>
  );
}
