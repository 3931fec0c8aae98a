import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { listNamedRounds } from "../../rules/rounds.ts";
import { failureKinds } from "../../vocabulary.ts";
import { useDiskWords } from "./useDiskWords.ts";
import type { Parts } from "./useHealth.ts";

/**
 * The state of the installation as text, for the person who runs the server: what the page shows of it, and nothing of the
 * company.
 */
export function useReport(
  { background, mail, failures, storage, versions }: Parts,
  seenAt: number | null,
): () => Promise<void> {
  const texts = useTexts("systemState");
  const { toasts } = useTexts("platform");
  const { language } = useLanguage();
  const say = useSay();
  const sayDisk = useDiskWords();
  const failed = background.data
    ? listNamedRounds(background.data.rounds, texts.background.names).filter(({ hasFailed }) => hasFailed)
    : [];
  return async () => {
    const lines = [
      [texts.title, seenAt && formatMoment(language, new Date(seenAt)), window.location.origin]
        .filter(Boolean)
        .join(", "),
      versions.data && say(texts.versions.both, { ...versions.data }),
      mail.data && texts.mail[mail.data.light],
      background.data && texts.background[background.data.light],
      background.data?.hasGivenUp && texts.background.givenUp,
      ...failed.map(({ task, name }) => `${texts.background.failed}\u00A0: ${name} (${task})`),
      ...(failures.data
        ? failureKinds.map(
            (kind) =>
              `${texts.failures.kinds[kind]}\u00A0: ${texts.failures.amounts[failures.data.kinds[kind]]}`,
          )
        : []),
      storage.data && sayDisk(storage.data.disk),
    ];
    const words = lines.filter(Boolean).join("\n");
    try {
      await navigator.clipboard.writeText(words);
      notify.copied(toasts.copied);
    } catch {
      // A browser may keep its clipboard closed: the text is shown to be copied by hand.
      notify.info(words, { milliseconds: null });
    }
  };
}
