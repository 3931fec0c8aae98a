import { useKeys } from "#platform/client/useKeys.ts";

/**
 * Ctrl (⌘) and Enter, wherever the focus is on the review: the key that leads from question to question also ends.
 * Held down it counts once, so that the key which opened the review does not finalise too.
 */
export function useFinaliseKey(onPress: () => void) {
  useKeys((event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    onPress();
  });
}
