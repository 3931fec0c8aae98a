import { useAction } from "#platform/ui/actions/useAction.ts";
import { development, developmentApi } from "../queries.ts";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";

/** Lets the team read a thank-you, or no longer. */
export function useShareRecognition() {
  const { sharing: texts } = useRecognitionTexts();
  return useAction({
    run: (input: Parameters<typeof developmentApi.shareRecognition>[0]) =>
      developmentApi.shareRecognition(input),
    refresh: [development.listRecognitions.key(), development.sharedRecognitions.key()],
    announce: (_output, { shares }) => (shares ? texts.announced : texts.stopped),
  });
}
