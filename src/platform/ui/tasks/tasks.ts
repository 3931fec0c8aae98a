/** Something that takes more than three seconds and does not need its page: an import, many invitations. */
export interface BackgroundTask {
  id: number;
  title: string;
  done: number;
  total: number;
  /** How far it is, in words; null where « 12 sur 40 » says it. */
  counts: string | null;
  state: "running" | "done" | "failed";
  /** Stops it; null when it cannot be stopped. */
  cancel: (() => void) | null;
  /** What came of it, in a sentence; null while it runs. */
  outcome: string | null;
  /** What one can do about its end: open the result, try again. */
  action: { label: string; run: () => void } | null;
}

let tasks: readonly BackgroundTask[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly BackgroundTask[]) {
  tasks = next;
  for (const listener of listeners) listener();
}
const change = (id: number, next: Partial<BackgroundTask>) =>
  publish(tasks.map((task) => (task.id === id ? { ...task, ...next } : task)));

/** Shows a task in the panel; its work reports to what this returns. */
export function startTask({
  title,
  total,
  counts = null,
  cancel = null,
}: Pick<BackgroundTask, "title" | "total"> & Partial<Pick<BackgroundTask, "counts" | "cancel">>) {
  lastId += 1;
  const id = lastId;
  publish([
    ...tasks,
    { id, title, total, counts, done: 0, state: "running", cancel, outcome: null, action: null },
  ]);
  return {
    progress: (done: number, words = counts) => change(id, { done: Math.min(done, total), counts: words }),
    finish: (outcome: string, action: BackgroundTask["action"] = null) =>
      change(id, { state: "done", done: total, outcome, action }),
    fail: (outcome: string, action: BackgroundTask["action"] = null) =>
      change(id, { state: "failed", outcome, action }),
    /** Without a word: what came of it is on the screen. */
    leave: () => closeTask(id),
  };
}

export const closeTask = (id: number) => publish(tasks.filter((task) => task.id !== id));
export const shownTasks = () => tasks;
export function subscribeToTasks(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
