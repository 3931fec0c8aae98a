import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { rememberedTasks } from "#platform/ui/tasks/rememberedTasks.ts";
import { shownTasks, subscribeToTasks } from "#platform/ui/tasks/tasks.ts";

const TaskPanel = lazy(async () => ({
  default: (await import("#platform/ui/tasks/TaskPanel.tsx")).TaskPanel,
}));

/** What goes on in the background, on every page; its code comes with the first task. After a reload it goes on too. */
export function Tasks() {
  const isShown = useSyncExternalStore(subscribeToTasks, () => shownTasks().length > 0);
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  useEffect(() => {
    if (rememberedTasks().length === 0) return;
    void import("./resumeTasks.ts").then(({ resumeTasks }) => resumeTasks({ say, go }, language));
    // Once: what starts later is followed by the code that starts it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return isShown ? (
    <Suspense fallback={null}>
      <TaskPanel />
    </Suspense>
  ) : null;
}
