import { useEffect, useState } from "react";
import { createApi, failureFrom } from "#platform/client/api.ts";
import type { answersContract } from "../../../contract.ts";
import { isValidText } from "../../../rules/answered.ts";
import type { OpenedPart } from "../device/openPart.ts";
import { createDraftStore, type Answer } from "./draftStore.ts";
import { createSaveQueue, type SaveQueue, type SendingFailure } from "./saveQueue.ts";

const api = createApi<typeof answersContract>("answers");

/** Another person has signed in since: to this page, its own session is over. */
class OtherPerson extends Error {}

export function classifySendingFailure(error: unknown): SendingFailure {
  if (error instanceof OtherPerson) return "signedOut";
  switch (failureFrom(error).code) {
    case "stale_answer":
      return "stale";
    case "unauthorized":
    case "expired_token":
      return "signedOut";
    case "evaluation_closed":
    case "already_finalised":
    case "not_found":
    case "evaluation_not_found":
    case "not_involved":
      return "closed";
    case "invalid_data":
    case "invalid_request":
    case "status_conflict":
      return "refused";
    default:
      return "later";
  }
}

/** Fetches the form again for the person of this page. */
export async function readForm(evaluationId: string, respondentId: string) {
  const form = await api.read({ evaluationId });
  if (form.respondentId !== respondentId) throw new OtherPerson();
  return form;
}

const createQueue = (
  { form, device, drafts }: OpenedPart,
  onAccepted: (answer: Answer, revision: number) => void,
) => {
  const { evaluationId, respondentId } = form;
  const shelf = {
    keep: device.keepDraft.bind(null, evaluationId),
    drop: device.dropDraft.bind(null, evaluationId),
  };
  return createSaveQueue(
    {
      store: createDraftStore(shelf, drafts),
      send: async ({ position, score, text }, revision) => {
        await api.save(
          { evaluationId, respondentId, position, revision, score, text },
          { context: { outlivesPage: true } },
        );
      },
      isTooLong: ({ position, text }) => {
        const item = form.items[position];
        return item !== undefined && !isValidText(item, text);
      },
      readBack: async (position) => {
        const { answers: held } = await readForm(evaluationId, respondentId);
        return {
          revision: held.revisions[position] ?? 0,
          score: held.scores[position] ?? null,
          text: held.texts[position] ?? null,
        };
      },
      onAccepted,
      classifyFailure: classifySendingFailure,
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    form.answers.revisions,
  );
};

/**
 * The queue of one form, tied to the page: it begins with what waited on the device, leaves with the tab, wakes with
 * the network, and warns before closing when nothing would stay.
 */
export function useSaveQueue(
  part: OpenedPart,
  onAccepted: (answer: Answer, revision: number) => void,
): SaveQueue {
  const [queue] = useState(() => createQueue(part, onAccepted));
  const { device } = part;
  useEffect(() => {
    const leaving = () => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.unsent().length === 0) return;
      queue.flush();
      if (!device.keeps()) event.preventDefault();
    };
    const back = () => queue.retryNow();
    const gone = () => queue.refresh();
    document.addEventListener("visibilitychange", leaving);
    window.addEventListener("pagehide", queue.flush);
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", back);
    window.addEventListener("offline", gone);
    queue.retryNow();
    return () => {
      queue.flush();
      document.removeEventListener("visibilitychange", leaving);
      window.removeEventListener("pagehide", queue.flush);
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", gone);
    };
  }, [queue, device]);
  return queue;
}
