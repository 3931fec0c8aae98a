import { formatList, say } from "#platform/texts.ts";
import type { Masking } from "../../rules/presentation.ts";
import type { ReportWords } from "../useReportWords.ts";
import styles from "../report.module.css";

interface MaskingNotesProps {
  maskings: readonly Masking[];
  k: number;
  words: ReportWords;
}

/** Why something is hidden, once per group, in plain words. */
export function MaskingNotes({ maskings, k, words }: MaskingNotesProps) {
  const { masking } = words.texts;
  return maskings.map(({ group, skills }) => {
    if (group !== "peer" && group !== "direct_report") return null;
    const what = masking.of[group];
    const whole = skills.length === 0;
    const names = skills.map(({ name }) => words.nameOf(name));
    return (
      <div key={group} className={styles.masking}>
        <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
          <circle
            cx="17"
            cy="17"
            r="13"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray="6 5"
          />
          <circle cx="17" cy="4" r="4" fill="currentColor" />
          <circle cx="28" cy="24" r="4" fill="currentColor" />
        </svg>
        <p>
          <strong>
            {whole
              ? `${what.charAt(0).toUpperCase()}${what.slice(1)}.`
              : say(words.language, masking.inSkills, { skills: formatList(words.language, names), what })}
          </strong>{" "}
          {whole ? say(words.language, masking.fewer[group], { k }) : masking.notEnough} {masking.why}
        </p>
      </div>
    );
  });
}
