import { useEffect, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Spinner } from "./Spinner.tsx";

/** Nothing for the first moment, so that a quick answer does not flash; then the ring and words. */
export function Waiting({ text }: { text?: string }) {
  const { status } = useTexts("platform");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="waiting" aria-busy="true">
      {shown && (
        <>
          <Spinner size={40} />
          <span>{text ?? status.loading}</span>
        </>
      )}
    </output>
  );
}
