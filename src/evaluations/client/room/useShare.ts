import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { notify } from "#platform/ui/actions/notify.ts";

/** Shares the address of the evaluation with another person who may open it; the address gives no right by itself. */
export function useShare(evaluationId: string): () => Promise<void> {
  const { toasts } = useTexts("platform");
  const { share } = useTexts("room");
  const say = useSay();
  return async () => {
    const address = new URL(paths.evaluation(evaluationId), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      notify.copied(toasts.copied);
    } catch {
      // A browser may keep its clipboard closed: the address is shown to be copied by hand.
      notify.info(say(share.byHand, { address }), { milliseconds: null });
    }
  };
}
