import { useLayoutEffect, type Ref, type RefObject } from "react";

interface AnchorProps {
  /** What the layer opens beside: an element of the page, which was there before the layer's code. */
  element: RefObject<HTMLElement | null>;
  /** Given by Mantine's `Target`. */
  ref?: Ref<HTMLElement>;
}

/** Stands in a `Target` of Mantine for an element outside of it. */
export function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref === "function") {
      const forget = ref(element.current);
      return () => (typeof forget === "function" ? forget() : void ref(null));
    }
    if (ref) ref.current = element.current;
    return undefined;
  }, [element, ref]);
  return null;
}
