interface ToastAction {
  label: string;
  run: () => void;
  /** It takes back what the message says: Ctrl Z does so too, while the message is there. */
  isUndo?: boolean;
}

export interface Toast {
  id: number;
  tone: "success" | "info" | "error";
  words: string;
  /** Null: stays until closed. */
  milliseconds: number | null;
  action: ToastAction | null;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

interface Options {
  /** An undo, for instance; read with the message. */
  action?: Toast["action"];
  milliseconds?: number | null;
}

const add =
  (tone: Toast["tone"], standing: number | null) =>
  (words: string, { action = null, milliseconds = standing }: Options = {}): number => {
    lastId += 1;
    // One message at a time: only an error, and what can still be undone, stay beside a new one. The same message twice
    // is one message whose time starts again.
    const others = toasts.filter(
      (toast) =>
        (toast.tone === "error" || toast.action !== null) && (toast.words !== words || toast.tone !== tone),
    );
    publish([...others, { id: lastId, tone, words, action, milliseconds }].slice(-3));
    return lastId;
  };

/** 5 s (§9 of docs/specification.md), 3 s for « Copié »; errors stay until they are closed. Each answers its id. */
export const notify = {
  success: add("success", 5000),
  info: add("info", 5000),
  copied: add("success", 3000),
  error: add("error", null),
};

export const dismiss = (id: number) => publish(toasts.filter((toast) => toast.id !== id));

/** Runs the action of a message, which then goes. */
export function act({ id, action }: Toast) {
  dismiss(id);
  action?.run();
}

/** Takes back what was done last, if a message still offers it. */
export function undoLast(): boolean {
  const last = toasts.findLast(({ action }) => action?.isUndo);
  if (last) act(last);
  return last !== undefined;
}

export const shownToasts = () => toasts;
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
