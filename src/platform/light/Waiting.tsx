import { useTexts } from "#platform/client/language.tsx";
import { useLate } from "#platform/client/useLate.ts";
import { Spinner } from "./Spinner.tsx";

/** Nothing for the first moment, so that a quick answer does not flash; then the ring and words. */
export function Waiting({ text }: { text?: string }) {
  const { status } = useTexts("platform");
  const shown = useLate();
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
