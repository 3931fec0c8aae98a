import { Explained } from "#analytics/client/explain/Explained.tsx";
import { IndexSwitch } from "#analytics/client/contributionIndex/IndexSwitch.tsx";
import type { CompanyFigures, CutFigures, IndexWeights } from "#analytics/contract/figures.ts";
import type { IndexCell } from "#disclosure/contract/company.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { findHull, listCutsShown } from "../../../rules/figures.ts";
import { FigureWidget, type FiguresShown } from "./FigureWidget.tsx";
import styles from "./figures.module.css";
import { useFigureWords } from "./useFigureWords.ts";

/** Groups without an index that are named. */
const maxNamed = 3;

const toBar = (cell: IndexCell) =>
  cell.form === "value" ? { share: cell.value / 100 } : { share: cell.from / 100, to: cell.to / 100 };

/** The contribution index by part of the company, in the order of names; its formula one click away. */
export function IndexWidget({ period, by, room }: FiguresShown & { room: number }) {
  const { figures, index: texts } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  return (
    <FigureWidget title={texts.title} period={period} by={by} room={room} none={<WithoutIndex />}>
      {(data) => {
        // §6 knows no index of the whole company.
        const cuts = listCutsShown(data).filter(({ kind }) => kind !== "company");
        const rows = cuts.flatMap((cut) =>
          cut.index
            ? [
                {
                  key: cut.id ?? "",
                  label: words.cut(cut),
                  written: words.index(cut.index),
                  value: explain(cut, data),
                  ...toBar(cut.index),
                },
              ]
            : [],
        );
        if (!data.weights) return null;
        return {
          ...sayFinding(cuts),
          table: (
            <>
              {rows.length > 0 && (
                <div className={styles.bars}>
                  <BarTable
                    caption={texts.caption}
                    head={figures.heads[by]}
                    valueHead={texts.value}
                    rows={rows}
                  />
                </div>
              )}
              {nameWithout(cuts)}
              <Formula weights={data.weights} />
            </>
          ),
          sheet: {
            name: `${texts.file}-${data.start}`,
            rows: [[figures.heads[by], texts.value], ...rows.map(({ label, written }) => [label, written])],
          },
        };
      }}
    </FigureWidget>
  );

  function explain(cut: CutFigures, { measures, weights }: CompanyFigures) {
    const written = cut.index && words.index(cut.index);
    if (!weights) return written;
    return <Explained figure={{ kind: "index", cut, measures, weights }}>{written}</Explained>;
  }

  /** Between which ends they lie. */
  function sayFinding(cuts: readonly CutFigures[]) {
    const hull = findHull(cuts.map(({ index }) => index));
    if (!hull) return { finding: texts.none };
    const isOne = hull.from === hull.to;
    return {
      number: isOne ? String(hull.from) : say(figures.hull, { from: hull.from, to: hull.to }),
      finding: isOne ? texts.one : texts.finding[by],
    };
  }

  function nameWithout(cuts: readonly CutFigures[]) {
    const without = cuts.filter(({ index }) => !index).map(words.cut);
    if (without.length === 0) return null;
    const left = without.length - maxNamed;
    const named = left > 1 ? [...without.slice(0, maxNamed), say(texts.others, { count: left })] : without;
    const names = formatList(language, named);
    return <p className={styles.note}>{say(texts.without, { count: without.length, names })}</p>;
  }
}

/** Said where the period has no index: that it is off, or that there is none of it. */
function WithoutIndex() {
  const { index: texts } = useTexts("board");
  return <IndexSwitch whenOn={texts.none} />;
}

function Formula({ weights: { dimensions, version } }: { weights: IndexWeights }) {
  const { index: texts } = useTexts("board");
  const say = useSay();
  const mayChange = useCan("administer");
  return (
    <div className={styles.how}>
      <Disclosure summary={texts.how}>
        <p>{texts.formula}</p>
        <p>{say(texts.weights, dimensions)}</p>
        <p>{texts.leftOut}</p>
        <p>{texts.groupsOnly}</p>
        <p>
          {version === 0 ? texts.firstVersion : say(texts.version, { version })}{" "}
          {mayChange && <InternalLink to={paths.weightMatrix()}>{texts.matrix}</InternalLink>}
        </p>
        <IndexSwitch />
      </Disclosure>
    </div>
  );
}
