import { useState, type ReactNode } from "react";
import { say } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import type { Report } from "../../contract.ts";
import { listAllWritings, type Writing } from "../../rules/presentation.ts";
import { groupComments } from "../../rules/sections.ts";
import { describeCommentRules, describeRemovedComments } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import { Writings, type WritingsProps } from "./Writings.tsx";
import styles from "../report.module.css";

interface CommentsProps {
  id: string;
  report: Report;
  words: ReportWords;
  /** In print nothing is folded. */
  printing: boolean;
  beside?: WritingsProps["beside"];
  /** A review before publication shows all comments at once. */
  isReview?: boolean;
  /** Rendered under the comments. */
  below?: ReactNode;
}

const initialCount = 5;

export function Comments(props: CommentsProps) {
  const { id, report, words, printing, beside, isReview = false, below } = props;
  const { snapshot } = report;
  const { comments: texts, more } = words.texts;
  const [chosen, setChosen] = useState("all");
  const [unfolded, setUnfolded] = useState(false);
  const all = listAllWritings(snapshot);
  const names = new Map(snapshot.skills.map(({ id: skillId, name }) => [skillId, words.translateName(name)]));
  const toPlaceKey = ({ place: { skillId } }: Writing) => (skillId && names.has(skillId) ? skillId : "rest");
  const places = [...new Set(all.map(toPlaceKey))];
  const matching = all.filter((writing) => printing || chosen === "all" || toPlaceKey(writing) === chosen);
  const shown = printing || unfolded || isReview ? matching : matching.slice(0, initialCount);
  return (
    <ReportSection
      id={id}
      title={texts.title}
      intro={texts.intro}
      action={
        places.length > 1 && (
          <div className={styles.noPdf}>
            <SelectField
              label={texts.filter}
              value={chosen}
              options={[
                { value: "all", label: texts.all },
                ...places.map((place) => ({ value: place, label: names.get(place) ?? texts.rest })),
              ]}
              onChange={(value) => {
                setChosen(value);
                setUnfolded(false);
              }}
            />
          </div>
        )
      }
    >
      {groupComments(shown, snapshot, words).map(({ id: place, title, skill, writings }) => (
        <div key={place} className={styles.commented}>
          {skill && <p className={styles.small}>{skill}</p>}
          <h3 lang={title.lang}>{title.text}</h3>
          <Writings writings={writings} words={words} beside={beside} />
        </div>
      ))}
      {all.some(({ place }) => !place.item) && <p className={styles.plainWords}>{texts.pooled.why}</p>}
      {all.length === 0 && <p className={styles.plainWords}>{texts.none}</p>}
      {matching.length > shown.length && (
        <div className={styles.more}>
          <Button onClick={() => setUnfolded(true)}>{more}</Button>
          <span>{say(words.language, texts.shown, { count: shown.length, total: matching.length })}</span>
        </div>
      )}
      {!isReview &&
        describeRemovedComments(report, words).map((sentence) => (
          <p key={sentence} className={styles.plainWords}>
            {sentence}
          </p>
        ))}
      {below}
      {describeCommentRules(report, words).map((sentence) => (
        <p key={sentence} className={styles.plainWords}>
          {sentence}
        </p>
      ))}
    </ReportSection>
  );
}
