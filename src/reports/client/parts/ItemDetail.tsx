import type { ItemResult } from "#disclosure/contract.ts";
import { translated } from "#platform/texts.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Report } from "../../contract.ts";
import { gapBeside, writingsOf } from "../../rules/presentation.ts";
import { nothingAt } from "../../rules/sections.ts";
import { chosenAloneOf, countTablesOf, type CountTable } from "../../rules/counts.ts";
import { Mark } from "../charts/Mark.tsx";
import type { ReportWords } from "../../rules/words.ts";
import { CellText } from "./CellText.tsx";
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
  const writings = writingsOf(item);
  const counts = countTablesOf(item, report, words, useTexts("evaluations").scaleWords);
  const chosen = chosenAloneOf(item, report, words);
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
              <Mark group={group} />
              {words.group(group)} <CellText cell={cells[group]} group={group} words={words} />
              <small className={styles.basis}>{words.itemGap(gapBeside(item, group))}</small>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.cells}>
          {chosen.map(({ group, said }) => (
            <li key={group}>
              <Mark group={group} />
              {said}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.counts}>
        {counts.map((table) => (
          <Counts key={table.caption} table={table} words={words} />
        ))}
      </div>
      {isEmpty && <p className={styles.quiet}>{nothingAt(item, words)}</p>}

      {writings.length > 0 && (
        // On paper they stand once, in the comments.
        <div className={`${styles.noPdf} ${styles.written}`}>
          <p className={styles.small}>{item.type === "text" ? texts.answers : texts.comments}</p>
          <Writings writings={writings} words={words} />
        </div>
      )}
    </article>
  );
}

interface CountsProps {
  table: CountTable;
  words: ReportWords;
}

/** Bars in a table: the count stands beside each. */
function Counts({ table: { group, caption, head, rows }, words }: CountsProps) {
  return (
    <table className={styles.countTable}>
      <caption>
        <Mark group={group} /> {caption}
      </caption>
      <thead className="for-screen-readers">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.texts.skills.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, share }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.count}>
                <span aria-hidden="true" className={styles.barRoom}>
                  <span
                    className={`${styles.bar} ${styles[group]}`}
                    style={{ inlineSize: `${share * 100}%` }}
                  />
                </span>
                {count}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
