import { useId } from "react";
import type { Tag } from "#disclosure/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { TagMark } from "#reports/client/parts/TagMark.tsx";
import { mayChoose, togglePriority } from "../../rules/priorities.ts";
import styles from "./beginnings.module.css";

interface PriorityLineProps {
  /** As the report names and tags it. */
  point: { skillId: string; skill: { fr: string; en: string | null }; tag: Tag | null };
  facts: string;
  /** The skills of the points that are chosen. */
  chosen: readonly string[];
  /** The id of the advice below the list. */
  adviceId: string;
  onChange: (chosen: readonly string[]) => void;
}

/** A point of a report, ticked to work on it. */
export function PriorityLine({ point, facts, chosen, adviceId, onChange }: PriorityLineProps) {
  const { tags } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const { skillId, skill, tag } = point;
  const id = useId();
  return (
    <li className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        checked={chosen.includes(skillId)}
        disabled={!mayChoose(chosen, skillId)}
        aria-describedby={adviceId}
        onChange={() => onChange(togglePriority(chosen, skillId))}
      />
      <span className={styles.told}>
        <label htmlFor={id} className={styles.title}>
          {translated(language, skill).text}
        </label>
        {tag && <TagMark tag={tag}>{tags[tag]}</TagMark>}
        <span className={styles.facts}>{facts}</span>
      </span>
    </li>
  );
}
