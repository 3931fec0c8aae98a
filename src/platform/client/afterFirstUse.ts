const signs = ["pointerdown", "pointermove", "keydown"] as const;

/**
 * Runs at the first use of the page: what may be needed later is not fetched for a page that is only opened, and does not
 * stand in the way of what it shows first. A page that scrolls to its own question is not used yet. Answers how to forget it.
 */
export function afterFirstUse(run: () => void): () => void {
  const forget = () => {
    for (const sign of signs) removeEventListener(sign, used, { capture: true });
  };
  const used = () => {
    forget();
    run();
  };
  for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true });
  return forget;
}
