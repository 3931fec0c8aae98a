import { useEffect, useEffectEvent } from "react";

/**
 * Ctrl (⌘) and Enter, wherever the focus is on the review: the key that leads from question to question also ends.
 * Held down it counts once, so that the key which opened the review does not finalise too.
 */
export function useFinaliseKey(onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
