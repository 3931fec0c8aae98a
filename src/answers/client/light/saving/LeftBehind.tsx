import { useCallback } from "react";
import { useTexts } from "#platform/client/language.tsx";
import pages from "../answerPages.module.css";
import { readLeftBehind } from "../device/leftBehind.ts";
import { useLoaded } from "../useLoaded.ts";
import { CopyButton, useUnsentWords, WordsToCopy } from "./WordsToCopy.tsx";

/** Lists, for a form that can no longer be opened, the texts written for it on this device, to be copied. */
export function LeftBehind({ evaluationId }: { evaluationId: string }) {
  const read = useCallback(() => readLeftBehind(evaluationId), [evaluationId]);
  const { loaded } = useLoaded(read);
  return loaded && <Words {...loaded} />;
}

function Words({ form, drafts }: NonNullable<Awaited<ReturnType<typeof readLeftBehind>>>) {
  const { failures } = useTexts("answers");
  const words = useUnsentWords(form, drafts);
  if (!words) return null;
  return (
    <section className={pages["leftBehind"]}>
      <p>{failures.leftBehind}</p>
      <WordsToCopy words={words} />
      <CopyButton words={words} variant="secondary" />
    </section>
  );
}
