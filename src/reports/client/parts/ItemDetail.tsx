import type { ItemResult } from "#disclosure/contract.ts";
import { translated } from "#platform/texts.ts";
import { useTexts } from "#platform/client/language.tsx";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import type { Report } from "../../contract.ts";
import { findGroupGap, listWritings } from "../../rules/presentation.ts";
import { describeNothing } from "../../rules/sections.ts";
import { listChosenAlone, buildCountTables } from "../../rules/counts.ts";
import type { ReportWords } from "../../rules/words.ts";
import { CellText } from "./CellText.tsx";
import { GroupMark, markByGroup } from "./GroupMark.tsx";
import { Writings } from "./Writings.tsx";
import styles from "../report.module.css";

interface ItemDetailProps {
  item: ItemResult;
  report: Report;
  words: ReportWords;
}

/** One question: what each group shows of it, then what was written. */
export function ItemDetail({ item, report, words }: ItemDetailProps) {
  const { skills: texts } = words.texts;
  const groups = report.snapshot.groups.map(({ group }) => group);
  const question = translated(words.language, item.text);
  const { cells } = item;
  const writings = listWritings(item);
  const counts = buildCountTables(item, report, words, useTexts("evaluations").scaleWords);
  const chosen = listChosenAlone(item, report, words);
  const isEmpty =
    item.type === "text"
      ? writings.length === 0
      : item.type !== "star_rating" && counts.length === 0 && chosen.length === 0;
  return (
    <article className={styles.item}>
      <h4 lang={question.lang}>{question.text}</h4>
      {cells && (
        <ul className={styles.cells}>
          {groups.map((group) => (
            <li key={group}>
              <GroupMark group={group} />
              {words.group(group)}{" "}
              <CellText
                cell={cells[group]}
                group={group}
                words={words}
                figure={{ kind: "cell", item, group }}
              />
              <small className={styles.basis}>{words.itemGap(findGroupGap(item, group))}</small>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.cells}>
          {chosen.map(({ group, said }) => (
            <li key={group}>
              <GroupMark group={group} />
              {said}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.counts}>
        {counts.map(({ group, caption, head, rows }) => (
          <BarTable
            key={caption}
            caption={caption}
            head={head}
            valueHead={texts.count}
            mark={markByGroup[group]}
            rows={rows.map(({ count, ...row }) => ({ ...row, value: count }))}
          />
        ))}
      </div>
      {isEmpty && <p className={styles.quiet}>{describeNothing(item, words)}</p>}

      {writings.length > 0 && (
        // Printed once, in the section of comments.
        <div className={`${styles.noPdf} ${styles.written}`}>
          <p className={styles.small}>{item.type === "text" ? texts.answers : texts.comments}</p>
          <Writings writings={writings} words={words} />
        </div>
      )}
    </article>
  );
}
