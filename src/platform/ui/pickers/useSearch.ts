import { useEffect, useRef, useState } from "react";

interface Answer<Option> {
  text: string | null;
  options: readonly Option[];
  failed: boolean;
}

/** Asks 250 ms after the last key; an older answer never replaces a newer one. */
export function useSearch<Option>(
  search: (text: string) => Promise<readonly Option[]>,
  text: string,
  isActive: boolean,
) {
  const [answer, setAnswer] = useState<Answer<Option>>({ text: null, options: [], failed: false });
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        ask.current(text.trim()).then(
          (options) => isCurrent && setAnswer({ text, options, failed: false }),
          () => isCurrent && setAnswer({ text, options: [], failed: true }),
        );
      },
      text ? 250 : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isActive]);
  return { ...answer, busy: isActive && answer.text !== text };
}
