import { useEffectEvent, useLayoutEffect } from "react";

/**
 * What a screen does with keys, wherever the focus is. Listens from the moment the screen is drawn: an effect after
 * the paint comes late on a busy device, and a key pressed meanwhile would do nothing.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void, isOn = true) {
  const act = useEffectEvent(onKey);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
