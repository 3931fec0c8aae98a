import { IconSearch } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { later } from "#platform/ui/later.ts";
import { isDialogOpen } from "#platform/ui/layers/useEscape.ts";
import { makeOpenState } from "../openState.ts";
import styles from "./Palette.module.css";

const PalettePanel = later(async () => (await import("./PalettePanel.tsx")).PalettePanel);

const palette = makeOpenState();

/** ⌘ on Apple's keyboards, Ctrl on the others. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Looks like the field that it opens; on a narrow screen, its icon. */
export function PaletteButton() {
  const { search } = useTexts("shell");
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={palette.show}
    >
      <IconSearch size={20} stroke={1.8} aria-hidden="true" />
      <span className={styles.words}>{search}</span>
      <kbd aria-hidden="true">{isApple() ? "⌘ K" : "Ctrl K"}</kbd>
    </button>
  );
}

/** Ctrl K or ⌘ K, wherever the focus is; not above another dialog, which asks for an answer first. */
export function Palette() {
  const isOpen = palette.useShown();
  useKeys((event) => {
    if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey || event.isComposing) return;
    if (!event.ctrlKey && !event.metaKey) return;
    // The browser's own search opens on these keys too.
    event.preventDefault();
    if (isOpen || !isDialogOpen()) palette.toggle();
  });
  return <PalettePanel open={isOpen} onClose={palette.hide} />;
}
