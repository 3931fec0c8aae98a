import { later } from "#platform/ui/later.ts";

/** Comes when it is asked for. */
export const RestoreLibraryDialog = later(
  async () => (await import("./RestoreLibraryDialog.tsx")).RestoreLibraryDialog,
);
