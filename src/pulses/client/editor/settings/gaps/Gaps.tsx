import { useErrorWords } from "#platform/client/failure.ts";
import { useSay } from "#platform/client/language.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { maxOpenDays } from "../../../../rules/cadence.ts";
import { listContentGaps } from "../../../../rules/content.ts";
import type { PlanGap } from "../../../../rules/plan.ts";
import type { OpenPart } from "../../questions/QuestionsPane.tsx";
import type { TemplateDraft } from "../../useTemplateDraft.ts";
import { useGapWords } from "./useGapWords.ts";
import styles from "../../editor.module.css";

interface GapsProps {
  draft: TemplateDraft;
  /** What its settings lack, and why it would be refused with them; nothing where its series goes on with those it has. */
  planGaps: readonly PlanGap[];
  refusals: readonly ErrorCode[];
  /** Opens what lacks something. */
  onPart: (part: OpenPart) => void;
  onSettings: () => void;
}

/** What is left to do before runs can be planned, each with its way there. */
export function Gaps({ draft: { content, plan }, planGaps, refusals, onPart, onSettings }: GapsProps) {
  const texts = useGapWords();
  const say = useSay();
  const errorWords = useErrorWords();
  const gaps = [
    ...listContentGaps(content).map((gap) => {
      if ("question" in gap)
        return {
          words: say(texts[gap.kind], { number: gap.question + 1 }),
          open: () => onPart(gap.question),
        };
      return { words: texts[gap.kind], open: () => onPart(gap.kind === "name" ? "introduction" : null) };
    }),
    ...planGaps.map((gap) => ({
      words: say(texts[gap], { count: maxOpenDays[plan.cadence] }),
      open: onSettings,
    })),
    ...refusals.map((code) => ({ words: errorWords(code), open: onSettings })),
  ];
  return (
    <section className={styles.panel} aria-labelledby="pulse-gaps">
      <h2 id="pulse-gaps">{texts.title}</h2>
      <ul>
        {gaps.map(({ words, open }) => (
          <li key={words}>
            <button type="button" onClick={open}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
