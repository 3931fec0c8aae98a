import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { QuotedWords } from "../../rules/quotes.ts";
import type { ReportWords } from "../../rules/words.ts";
import { GroupMark } from "../parts/GroupMark.tsx";
import styles from "./essentials.module.css";

interface QuoteProps {
  quoted: QuotedWords;
  /** The skill under which it was written. */
  about: string;
  words: ReportWords;
}

/** A quote in few lines: where more was written, it is read on in place. */
export function Quote({ quoted, about, words }: QuoteProps) {
  const { readOn, readLess } = words.texts.essentials;
  const id = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const { current } = quote;
    if (!current || isWhole) return undefined;
    // The width of the window and the font decide how many lines there are.
    const observer = new ResizeObserver(() => setIsCut(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWhole]);
  const label = isWhole ? readLess : readOn;
  return (
    <figure className={styles.quote}>
      <blockquote ref={quote} id={id} dir="auto" className={isWhole ? undefined : styles.few}>
        {quoted.words}
      </blockquote>
      <figcaption>
        <GroupMark group={quoted.group} />
        {words.group(quoted.group)}
        {(isCut || isWhole) && (
          <Button
            variant="quiet"
            size="small"
            accessibleName={`${label} (${about})`}
            expanded={isWhole}
            controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {label}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
