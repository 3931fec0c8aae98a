import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLanguage } from "#platform/client/language.tsx";
import { say } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import type { Report } from "../../contract.ts";
import { findHits, searchFrom } from "../../rules/searchComments.ts";
import { describeCommentRules, describeRemovedComments } from "../../rules/sentences.ts";
import {
  formatChapterName,
  groupBySkill,
  listCommentsBySkill,
  toChapterKey,
} from "../../rules/skillComments.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "../parts/ReportSection.tsx";
import type { WritingsProps } from "../parts/Writings.tsx";
import { CommentGroups } from "./CommentGroups.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import styles from "./comments.module.css";

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
/** Fewer are shown at once: a click would open next to nothing. */
const foldedFrom = 9;

/** Comments by skill and by group; a long list is filtered, searched and unfolded. */
export function Comments(props: CommentsProps) {
  const { id, report, words, printing, beside, isReview = false, below } = props;
  const { snapshot } = report;
  const { comments: texts, more } = words.texts;
  const own = { fr, en }[useLanguage().language];
  const [chosen, setChosen] = useState("all");
  const [search, setSearch] = useState("");
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const all = listCommentsBySkill(snapshot);
  const keys = [...new Set(all.map((writing) => toChapterKey(writing, snapshot)))];
  const inChapter = all.filter(
    (writing) => printing || chosen === "all" || toChapterKey(writing, snapshot) === chosen,
  );
  const isSearchable = all.length >= searchFrom;
  const isSearching = isSearchable && search !== "" && !printing;
  const matching = isSearching ? inChapter.filter((one) => findHits(one.words, search)) : inChapter;
  const isWhole = printing || unfolded || isReview || isSearching || matching.length < foldedFrom;
  const shown = isWhole ? matching : matching.slice(0, initialCount);

  useEffect(() => {
    // The button was removed with the focus: the first comment that it showed takes it.
    const first = unfolded ? list.current?.querySelectorAll<HTMLElement>("li")[initialCount] : undefined;
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  }, [unfolded]);

  return (
    <ReportSection
      id={id}
      title={texts.title}
      inside={all.length > 0 ? say(words.language, own.inside, { count: all.length }) : texts.none}
      intro={texts.intro}
    >
      {keys.length > 1 && (
        <div className={styles.tools}>
          <SelectField
            label={texts.filter}
            value={chosen}
            options={[
              { value: "all", label: texts.all },
              ...keys.map((key) => ({ value: key, label: formatChapterName(key, snapshot, words) })),
            ]}
            onChange={(value) => {
              setChosen(value);
              setUnfolded(false);
            }}
          />
          {isSearchable && <SearchField label={own.search} value={search} onChange={setSearch} />}
        </div>
      )}
      {isSearchable && (
        <p role="status" className={styles.found}>
          {isSearching &&
            say(words.language, matching.length > 0 ? own.found : own.nothing, {
              count: matching.length,
              total: inChapter.length,
              search,
            })}
        </p>
      )}
      <div ref={list}>
        {groupBySkill(shown, snapshot, words).map(({ key, name, groups }) => (
          <div key={key} className={styles.chapter}>
            <h3>{name}</h3>
            <CommentGroups
              groups={groups}
              words={words}
              title={name}
              beside={beside}
              search={isSearching ? search : ""}
            />
          </div>
        ))}
      </div>
      {all.some(({ place }) => !place.item) && <p className={styles.plain}>{texts.pooled.why}</p>}
      {all.length === 0 && <p className={styles.plain}>{texts.none}</p>}
      {matching.length > shown.length && (
        <div className={styles.more}>
          <Button onClick={() => setUnfolded(true)}>{more}</Button>
          <span>{say(words.language, texts.shown, { count: shown.length, total: matching.length })}</span>
        </div>
      )}
      {!isReview &&
        describeRemovedComments(report, words).map((sentence) => (
          <p key={sentence} className={styles.plain}>
            {sentence}
          </p>
        ))}
      {below}
      {describeCommentRules(report, words).map((sentence) => (
        <p key={sentence} className={styles.plain}>
          {sentence}
        </p>
      ))}
    </ReportSection>
  );
}
