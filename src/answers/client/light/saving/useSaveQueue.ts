import { useEffect, useState, useSyncExternalStore } from "react";
import { apiOf, failureFrom } from "#platform/client/api.ts";
import type { answersContract, AnswerForm } from "../../../contract.ts";
import { memoryDraftStore } from "./draftStore.ts";
import { createSaveQueue, type SaveQueue, type SaveState, type SendingFailure } from "./saveQueue.ts";

const api = apiOf<typeof answersContract>("answers");

function sendingFailure(error: unknown): SendingFailure {
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
    default:
      return "later";
  }
}

const queueFor = ({ evaluationId, answers }: AnswerForm) =>
  createSaveQueue(
    {
      store: memoryDraftStore(),
      send: async ({ position, score, text }, revision) => {
        await api.save(
          { evaluationId, position, revision, score, text },
          { context: { outlivesPage: true } },
        );
      },
      readBack: async (position) => {
        const { answers: held } = await api.read({ evaluationId });
        return {
          revision: held.revisions[position] ?? 0,
          score: held.scores[position] ?? null,
          text: held.texts[position] ?? null,
        };
      },
      failureOf: sendingFailure,
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    answers.revisions,
  );

/** The queue of one form, tied to the page: it leaves with the tab, wakes with the network, and warns before closing. */
export function useSaveQueue(form: AnswerForm): [SaveQueue, SaveState] {
  const [queue] = useState(() => queueFor(form));
  useEffect(() => {
    const leaving = () => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.unsent().length === 0) return;
      queue.flush();
      event.preventDefault();
    };
    const back = () => queue.retryNow();
    const gone = () => queue.refresh();
    document.addEventListener("visibilitychange", leaving);
    window.addEventListener("pagehide", queue.flush);
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", back);
    window.addEventListener("offline", gone);
    return () => {
      queue.flush();
      document.removeEventListener("visibilitychange", leaving);
      window.removeEventListener("pagehide", queue.flush);
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", gone);
    };
  }, [queue]);
  return [queue, useSyncExternalStore(queue.subscribe, queue.state)];
}
