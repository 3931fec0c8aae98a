import { useErrorWords } from "#platform/client/failure.ts";
import { useSay } from "#platform/client/language.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { maxOpenDays } from "../../../../rules/cadence.ts";
import { listContentGaps } from "../../../../rules/content.ts";
import { listPlanGaps, whyNotBegin } from "../../../../rules/plan.ts";
import type { OpenPart } from "../../questions/QuestionsPane.tsx";
import type { TemplateDraft } from "../../useTemplateDraft.ts";
import { useGapWords } from "./useGapWords.ts";
import styles from "../../editor.module.css";

interface GapsProps {
  draft: TemplateDraft;
  /** Its series goes on with the settings that it was planned with. */
  isRunning: boolean;
  /** Opens what lacks something. */
  onPart: (part: OpenPart) => void;
  onSettings: () => void;
}

/** What is left to do before runs can be planned, each with its way there. */
export function Gaps({ draft: { content, plan }, isRunning, onPart, onSettings }: GapsProps) {
  const texts = useGapWords();
  const say = useSay();
  const errorWords = useErrorWords();
  const today = useToday();
  const dayOver = isRunning ? null : whyNotBegin(plan, today);
  const gaps = [
    ...listContentGaps(content).map((gap) => {
      if ("question" in gap)
        return {
          words: say(texts[gap.kind], { number: gap.question + 1 }),
          open: () => onPart(gap.question),
        };
      return { words: texts[gap.kind], open: () => onPart(gap.kind === "name" ? "introduction" : null) };
    }),
    ...(isRunning ? [] : listPlanGaps(plan)).map((gap) => ({
      words: say(texts[gap], { count: maxOpenDays[plan.cadence] }),
      open: onSettings,
    })),
    ...(dayOver ? [{ words: errorWords(dayOver), open: onSettings }] : []),
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
