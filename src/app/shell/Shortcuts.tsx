import { useKeys } from "#platform/client/useKeys.ts";
import { later } from "#platform/ui/later.ts";
import { areSingleKeysOn, isTyping } from "#platform/ui/layers/singleKeys.ts";
import { shortcuts } from "./shortcuts.ts";

const ShortcutsPanel = later(async () => (await import("./ShortcutsPanel.tsx")).ShortcutsPanel);

/** « ? » shows every key of the workspace, unless the focus is in a field, a dialog or a menu. */
export function Shortcuts() {
  useKeys((event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isTyping(event.target) && areSingleKeysOn()) shortcuts.show();
  });
  return <ShortcutsPanel open={shortcuts.useShown()} onClose={shortcuts.hide} />;
}
