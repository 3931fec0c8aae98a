import { useId } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { CheckboxField, TextAreaField } from "#platform/ui/forms/fields.tsx";
import type { DraftOffer } from "../../contract/drafts.ts";
import { advisePriorities } from "../../rules/priorities.ts";
import { maxOwnWords } from "../../vocabulary/drafts.ts";
import { PriorityLine } from "../beginnings/PriorityLine.tsx";
import { useBeginningTexts } from "../beginnings/useBeginningTexts.ts";
import styles from "./drafts.module.css";
import type { Drafting } from "./useDrafting.ts";
import { useDraftTexts } from "./useDraftTexts.ts";

interface ChooseStepProps extends Pick<Drafting, "choice" | "choose"> {
  report: NonNullable<DraftOffer["report"]>;
}

/** Which skills of the report, and whether the person adds something in their own words. */
export function ChooseStep({ report, choice, choose }: ChooseStepProps) {
  const { choose: texts } = useDraftTexts();
  const { report: priorities } = useBeginningTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { skillIds, addsWords, words } = choice;
  const advice = useId();
  return (
    <>
      <p className={styles.words}>
        {say(texts.from, { name: report.name, date: formatDay(language, report.releasedOn) })}
      </p>
      <ul className={styles.lines}>
        {report.skills.map((skill) => (
          <PriorityLine
            key={skill.skillId}
            point={skill}
            facts={skill.figures.map((figure) => say(texts.figure, figure)).join(" · ")}
            chosen={skillIds}
            adviceId={advice}
            onChange={(chosen) => choose({ skillIds: chosen })}
          />
        ))}
      </ul>
      <output id={advice} className={styles.quiet}>
        {/* With none, the button says so. */}
        {skillIds.length > 0 && priorities.advice[advisePriorities(skillIds.length)]}
      </output>
      <div className={styles.fields}>
        <CheckboxField
          label={texts.addWords}
          checked={addsWords}
          onChange={(checked) => choose({ addsWords: checked })}
        />
        {addsWords && (
          <TextAreaField
            label={texts.words}
            description={texts.wordsHint}
            value={words}
            optional
            rows={3}
            maxLength={maxOwnWords}
            onChange={(written) => choose({ words: written })}
          />
        )}
      </div>
    </>
  );
}
