const key = "rondo.tasks";

/** What the server goes on with, remembered by this tab so that a page that is loaded again shows it. */
export function rememberedTasks(): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function rememberTasks(tasks: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tasks));
  } catch {
    // Without storage, it is not shown after a reload; its own page shows it.
  }
}
