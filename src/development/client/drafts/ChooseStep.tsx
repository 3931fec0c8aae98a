import { useId } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { CheckboxField, TextAreaField } from "#platform/ui/forms/fields.tsx";
import { TagMark } from "#reports/client/parts/TagMark.tsx";
import type { DraftOffer, DraftSkill } from "../../contract/drafts.ts";
import { advisePriorities, mayChoose, togglePriority } from "../../rules/priorities.ts";
import { maxOwnWords } from "../../vocabulary/drafts.ts";
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
          <SkillLine
            key={skill.skillId}
            skill={skill}
            advice={advice}
            skillIds={skillIds}
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

interface SkillLineProps {
  skill: DraftSkill;
  advice: string;
  skillIds: readonly string[];
  onChange: (skillIds: readonly string[]) => void;
}

function SkillLine({ skill: { skillId, skill, tag, figures }, advice, skillIds, onChange }: SkillLineProps) {
  const { choose: texts } = useDraftTexts();
  const { tags } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const id = useId();
  return (
    <li className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        checked={skillIds.includes(skillId)}
        disabled={!mayChoose(skillIds, skillId)}
        aria-describedby={advice}
        onChange={() => onChange(togglePriority(skillIds, skillId))}
      />
      <span className={styles.told}>
        <label htmlFor={id} className={styles.title}>
          {translated(language, skill).text}
        </label>
        {tag && <TagMark tag={tag}>{tags[tag]}</TagMark>}
        <span className={styles.quiet}>
          {figures.map((figure) => say(texts.figure, { ...figure })).join(" · ")}
        </span>
      </span>
    </li>
  );
}
