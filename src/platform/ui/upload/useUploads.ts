import { useEffect, useRef, useState } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { formatList, say } from "#platform/texts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { changedUpload, dueUploads, whyNotUpload, type Upload, type UploadLimits } from "./uploadRules.ts";

/** Sends one file; says how much of it has left (0 to 1); stops when the signal says so; throws when it failed. */
export type SendFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Both languages come with the uploads: few words, and none of them on the first page (src/platform/ui/README.md). */
export const useUploadTexts = () => ({ fr, en })[useLanguage().language];

/** Files on their way: two at a time, each with its progress, its way out and its second chance. */
export function useUploads(send: SendFile, limits: UploadLimits) {
  const { language } = useLanguage();
  const texts = useUploadTexts();
  const formatFailure = useFailureWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const controllerById = useRef(new Map<number, AbortController>());

  const change = (id: number, next: Parameters<typeof changedUpload>[2]) =>
    setUploads((all) => changedUpload(all, id, next));
  const describeRefusal = (file: File) => {
    const reason = whyNotUpload(file, limits);
    return (
      reason &&
      say(language, texts[reason], {
        endings: formatList(language, limits.endings ?? []),
        size: Math.floor(limits.maxBytes / 1_000_000),
      })
    );
  };
  const begin = async ({ id, file }: Upload) => {
    const stop = new AbortController();
    controllerById.current.set(id, stop);
    change(id, { state: "sending", share: 0, error: null });
    try {
      await send(file, (share) => change(id, { share }), stop.signal);
      change(id, { state: "sent", share: 1 });
      if (!stop.signal.aborted) announce(say(language, texts.isSent, { name: file.name }));
    } catch (error) {
      if (stop.signal.aborted) return;
      const words = formatFailure(failureFrom(error));
      change(id, { state: "failed", error: words });
      announce(say(language, texts.isNotSent, { name: file.name, error: words }));
    } finally {
      controllerById.current.delete(id);
    }
  };
  const beginDue = useRef(() => {});
  useEffect(() => {
    beginDue.current = () => {
      for (const upload of dueUploads(uploads))
        if (!controllerById.current.has(upload.id)) void begin(upload);
    };
  });
  useEffect(() => beginDue.current(), [uploads]);
  // Leaving the page ends the uploads in progress.
  useEffect(() => {
    const controllers = controllerById.current;
    return () => {
      for (const stop of controllers.values()) stop.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        const error = describeRefusal(file);
        if (error) announce(say(language, texts.isNotSent, { name: file.name, error }));
        return { id: lastId.current, file, state: error ? "refused" : "waiting", share: 0, error };
      });
      setUploads((all) => [...all, ...added]);
    },
    cancel: (id: number) => {
      change(id, { state: "cancelled" });
      controllerById.current.get(id)?.abort();
      controllerById.current.delete(id);
    },
    retry: (id: number) => change(id, { state: "waiting", share: 0, error: null }),
    remove: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
  };
}
