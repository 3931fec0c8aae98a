import type { Group, ItemResult } from "#disclosure/contract.ts";
import { formatNumber, translated } from "#platform/texts.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Report } from "../../contract.ts";
import { writingsOf } from "../../rules/presentation.ts";
import { Mark } from "../charts/Mark.tsx";
import type { ReportWords } from "../useReportWords.ts";
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
  const counted = groups.filter((group) => item.choices[group]);
  const hasChoices = item.type === "multiple_choice" || item.type === "true_false";
  return (
    <article className={styles.item}>
      <h4 lang={question.lang}>{question.text}</h4>
      {cells && (
        <ul className={styles.cells}>
          {groups.map((group) => (
            <li key={group}>
              <Mark group={group} />
              {words.group(group)} <CellText cell={cells[group]} group={group} words={words} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.counts}>
        <Distributions item={item} report={report} words={words} />
        {counted.map((group) => (
          <Choices key={group} item={item} group={group} words={words} />
        ))}
      </div>
      {hasChoices && counted.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
      {item.type === "text" && writings.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
      {writings.length > 0 && (
        <>
          <p className={styles.small}>{item.type === "text" ? texts.answers : texts.comments}</p>
          <Writings writings={writings} words={words} />
        </>
      )}
    </article>
  );
}

function Distributions({ item, report, words }: ItemDetailProps) {
  const { scaleWords } = useTexts("evaluations");
  const { skills: texts } = words.texts;
  const { scale } = report.snapshot;
  // Stars have no words of their own.
  const names = scale === "stars" ? [] : scaleWords[scale].split(" · ");
  return (["peer", "direct_report"] as const).map((group) => {
    const counts = item.distributions[group];
    return (
      counts && (
        <CountTable
          key={group}
          group={group}
          caption={texts.distribution.replace("{group}", words.group(group))}
          head={texts.level}
          rows={counts.map((count, index) => ({
            key: String(index + 1),
            label: [index + 1, names[index]].filter(Boolean).join(" · "),
            count,
          }))}
          words={words}
        />
      )
    );
  });
}

function Choices({ item, group, words }: { item: ItemResult; group: Group; words: ReportWords }) {
  const { skills: texts } = words.texts;
  const labelOf = (value: number) => {
    if (item.type === "true_false") return value === 1 ? texts.yes : texts.no;
    const option = item.options.find((each) => each.value === value);
    return option ? words.nameOf(option) : String(value);
  };
  return (
    <CountTable
      group={group}
      caption={texts.choices.replace("{group}", words.group(group))}
      head={texts.option}
      rows={(item.choices[group] ?? []).map(({ value, count }) => ({
        key: String(value),
        label: labelOf(value),
        count,
      }))}
      words={words}
    />
  );
}

interface CountTableProps {
  group: Group;
  caption: string;
  head: string;
  rows: readonly { key: string; label: string; count: number }[];
  words: ReportWords;
}

/** Bars in a table: the count stands beside each. */
function CountTable({ group, caption, head, rows, words }: CountTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
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
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.count}>
                <span aria-hidden="true" className={styles.barRoom}>
                  <span
                    className={`${styles.bar} ${styles[group]}`}
                    style={{ inlineSize: `${(count / most) * 100}%` }}
                  />
                </span>
                {formatNumber(words.language, count)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
