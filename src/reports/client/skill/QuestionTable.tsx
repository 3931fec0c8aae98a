import type { ItemResult } from "#disclosure/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import type { Report } from "../../contract.ts";
import { buildChoices, buildDistributions, listChosenAlone, listLevelWords } from "../../rules/counts.ts";
import { listShownColumns } from "../../rules/emptyGroups.ts";
import { listWritings } from "../../rules/presentation.ts";
import { describeNothing } from "../../rules/sections.ts";
import { buildStrip } from "../../rules/strips.ts";
import type { ReportWords } from "../../rules/words.ts";
import { Distribution } from "../marks/Distribution.tsx";
import { StripTable, type StripRow } from "../marks/StripTable.tsx";
import { Explained } from "../parts/Explained.tsx";
import { GroupMark, markByLane } from "../parts/GroupMark.tsx";
import styles from "./skill.module.css";

interface QuestionTableProps {
  /** Read, not shown: whose questions they are. */
  caption: string;
  items: readonly ItemResult[];
  report: Report;
  words: ReportWords;
}

/** Questions as strips, with their distributions; those that have no place on an axis, with what was chosen. */
export function QuestionTable({ caption, items, report, words }: QuestionTableProps) {
  const { scaleWords } = useTexts("evaluations");
  const { snapshot } = report;
  const { skills: texts } = words.texts;
  const toRow = (item: ItemResult): StripRow => {
    const { text, lang } = translated(words.language, item.text);
    const distributions = buildDistributions(item, report, words, scaleWords);
    return {
      key: String(item.position),
      header: text,
      lang,
      strip: buildStrip(item, snapshot, words),
      under: distributions.map((each) => <Distribution key={each.group} item={item} {...each} />),
      instead: <Choices item={item} report={report} words={words} />,
    };
  };
  const hasDistribution = items.some(
    ({ distributions }) => distributions.peer ?? distributions.direct_report,
  );
  const levelWords = hasDistribution ? listLevelWords(snapshot.scale, scaleWords) : [];
  return (
    <>
      <StripTable
        caption={caption}
        head={texts.question}
        groups={items.some(({ cells }) => cells) ? listShownColumns(snapshot) : []}
        rows={items.map(toRow)}
        words={words}
        stacked
      />
      {levelWords.length > 0 && (
        <p className={styles.levels}>{levelWords.map((word, index) => `${index + 1} ${word}`).join(" · ")}</p>
      )}
    </>
  );
}

/** What was chosen, for the groups that may show it; or that nothing is to be shown. */
function Choices({
  item,
  report,
  words,
}: Pick<QuestionTableProps, "report" | "words"> & { item: ItemResult }) {
  const { skills: texts } = words.texts;
  const chosen = listChosenAlone(item, report, words);
  const tables = buildChoices(item, report, words);
  if (item.type === "text" && listWritings(item).length > 0)
    return <span className={styles.quiet}>{texts.written}</span>;
  if (chosen.length === 0 && tables.length === 0)
    return <span className={styles.quiet}>{describeNothing(item, words)}</span>;
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ group, said }) => (
            <li key={group}>
              <GroupMark group={group} />
              {said}
            </li>
          ))}
        </ul>
      )}
      {tables.map(({ group, caption, head, rows }) => (
        <BarTable
          key={group}
          caption={<Explained figure={{ kind: "counts", item, group }}>{caption}</Explained>}
          head={head}
          valueHead={texts.count}
          mark={markByLane[group]}
          rows={rows.map(({ key, label, share, count }) => ({ key, label, share, value: count }))}
        />
      ))}
    </>
  );
}
