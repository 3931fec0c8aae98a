import { useId } from "react";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import styles from "./drafts.module.css";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { isOpen, type Suggestion } from "./suggestion.ts";
import type { Drafting, Progress } from "./useDrafting.ts";
import { useDraftTexts } from "./useDraftTexts.ts";

/** How the answer comes and ends, and each suggestion, to be decided about. */
export function AnswerStep({ drafting }: { drafting: Drafting }) {
  const { answer: texts } = useDraftTexts();
  const say = useSay();
  const before = useId();
  const { progress, suggestions, earlier, discarded, change, accept, isAccepting } = drafting;
  const all = [...suggestions, ...earlier];
  const list = (shown: readonly Suggestion[]) =>
    shown.map((suggestion) => (
      <SuggestionCard
        key={suggestion.key}
        suggestion={suggestion}
        isBusy={isAccepting}
        onChange={(next) => change(suggestion.key, next)}
        onAccept={() => void accept(suggestion)}
      />
    ));
  return (
    <div className={styles.fields}>
      {all.length > 0 && <p className={styles.words}>{texts.words}</p>}
      {all.some(isOpen) && <p className={styles.quiet}>{texts.stays}</p>}
      <End progress={progress} hasSuggestions={all.length > 0} />
      {discarded > 0 && <p className={styles.quiet}>{say(texts.discarded, { count: discarded })}</p>}
      {progress === "whole" && suggestions.length === 0 && <p className={styles.words}>{texts.nothingNew}</p>}
      {list(suggestions)}
      <output className={styles.writing}>{progress === "writing" && texts.writing}</output>
      {earlier.length > 0 && (
        <section aria-labelledby={before} className={styles.fields}>
          <h4 id={before} className={styles.before}>
            {texts.before}
          </h4>
          {list(earlier)}
        </section>
      )}
    </div>
  );
}

function End({ progress, hasSuggestions }: { progress: Progress; hasSuggestions: boolean }) {
  const { states, answer } = useDraftTexts();
  const formatFailure = useFailureWords();
  if (progress === "writing" || progress === "whole") return null;
  const { title, words } =
    typeof progress === "object"
      ? { ...states.refusedHere, words: formatFailure(progress.refused) }
      : states[progress];
  return (
    <Notice tone={progress === "cancelled" ? "info" : "warning"} role="alert" title={title}>
      <p>
        {words} {hasSuggestions && answer.earlier}
      </p>
    </Notice>
  );
}
