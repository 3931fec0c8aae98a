import { useEffect, useRef } from "react";

const open: symbol[] = [];

/**
 * Whether this dialog is the upper one. Esc reaches all that are open, and closes one at a time: the question that
 * stands on a form must not take the form with it.
 */
export function useOnTop(isOpen: boolean): () => boolean {
  const own = useRef<symbol>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = Symbol("dialog");
    own.current = mark;
    open.push(mark);
    return () => {
      // Not before the key that closed it has reached everybody.
      setTimeout(() => open.splice(open.indexOf(mark), 1));
    };
  }, [isOpen]);
  return () => open.at(-1) === own.current;
}
