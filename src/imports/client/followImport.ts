import type { ImportContract, ImportView } from "#imports/contract.ts";
import { createApi } from "#platform/client/api.ts";
import type { useSay } from "#platform/client/language.tsx";
import { rememberTasks, rememberedTasks } from "#platform/ui/tasks/rememberedTasks.ts";
import { startTask } from "#platform/ui/tasks/tasks.ts";

/** As this tab remembers it, beside other tasks. */
type Remembered = FollowedImport & { kind: "import" };
const isRemembered = (one: unknown): one is Remembered => (one as Partial<Remembered>).kind === "import";

/** An import that runs, with all that it takes to follow it from any page. */
export interface FollowedImport {
  /** The concept whose calls it is. */
  concept: string;
  id: string;
  total: number;
  title: string;
  outcome: { one: string; other: string };
  cancelled: string;
  result: string;
  /** The page of the import. */
  at: string;
}

interface FollowContext {
  say: ReturnType<typeof useSay>;
  go: (to: string) => void;
}

const followed = new Set<string>();
const askEveryMs = 1_000;

/** Shows an import in the panel of tasks until it has ended, whatever page one is on. */
export function followImport(one: FollowedImport, { say, go }: FollowContext): void {
  const { concept, id, title, total } = one;
  if (followed.has(id)) return;
  followed.add(id);
  remember((others) => [...others, { kind: "import", ...one }], id);
  const api = createApi<ImportContract>(concept);
  const task = startTask({ title, total, cancel: () => void api.cancel({ id }).catch(() => undefined) });
  const action = { label: one.result, run: () => go(one.at) };
  const end = ({ status, result }: Pick<ImportView, "status" | "result">) => {
    followed.delete(id);
    remember((others) => others, id);
    // Its own page shows the result.
    if (status === "done" && window.location.pathname === one.at) task.leave();
    else if (status === "done") task.finish(say(one.outcome, { count: result?.added ?? 0 }), action);
    else task.fail(one.cancelled, action);
  };
  const ask = async () => {
    try {
      const view = await api.read({ id, limit: 0 });
      if (view.status !== "importing") return end(view);
      task.progress(view.doneCount);
      setTimeout(() => void ask(), askEveryMs);
    } catch {
      // A network failure, or an ended session: the import continues, and its state is read again.
      setTimeout(() => void ask(), 5 * askEveryMs);
    }
  };
  void ask();
}

/** Follows again what this tab followed before it was loaded again. */
export const resumeImports = (context: FollowContext): void => {
  for (const one of rememberedTasks().filter(isRemembered)) followImport(one, context);
};

function remember(change: (others: unknown[]) => unknown[], id: string): void {
  rememberTasks(change(rememberedTasks().filter((one) => !(isRemembered(one) && one.id === id))));
}
