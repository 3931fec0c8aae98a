import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { type Notebook, type NoteStore, refreshNotebook } from "./notebook.ts";

/** States in which closing the page would lose what was typed. */
const isStuck = (notebook: Notebook) =>
  notebook.hasUnsent() && !["idle", "saving", "saved"].includes(notebook.state().kind);

/**
 * The reader's notes on one report. They stay in the cache while one goes from page to page: what is not stored yet goes on
 * trying, and is never replaced by what the server has.
 */
export function useNotebook(evaluationId: string, store: NoteStore) {
  const client = useQueryClient();
  const queryKey = ["conversation notes", evaluationId];
  const query = useQuery({
    queryKey,
    queryFn: () => refreshNotebook(store, client.getQueryData<Notebook>(queryKey)),
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const notebook = query.data;
  useEffect(() => {
    if (!notebook) return undefined;
    const leaving = () => {
      if (document.visibilityState === "hidden") notebook.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (isStuck(notebook)) event.preventDefault();
    };
    document.addEventListener("visibilitychange", leaving);
    window.addEventListener("pagehide", notebook.flush);
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", notebook.retry);
    window.addEventListener("offline", notebook.refresh);
    return () => {
      notebook.flush();
      document.removeEventListener("visibilitychange", leaving);
      window.removeEventListener("pagehide", notebook.flush);
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", notebook.retry);
      window.removeEventListener("offline", notebook.refresh);
    };
  }, [notebook]);
  return { query, notebook };
}

const nothing: ReturnType<Notebook["words"]> = {};
const never = () => () => {};

/** What the notebook holds now, and whether it is stored. */
export function useNotes(notebook: Notebook | undefined) {
  const subscribe = notebook?.subscribe ?? never;
  return {
    words: useSyncExternalStore(subscribe, () => notebook?.words() ?? nothing),
    state: useSyncExternalStore(subscribe, () => notebook?.state() ?? null),
  };
}
