import { Explained } from "#analytics/client/explain/Explained.tsx";
import { IndexSwitch } from "#analytics/client/contributionIndex/IndexSwitch.tsx";
import type { CompanyFigures, CutFigures, IndexWeights } from "#analytics/contract/figures.ts";
import type { IndexCell } from "#disclosure/contract/company.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { listCutsShown, type FigurePeriod } from "../../../rules/figures.ts";
import { FigureWidget } from "./FigureWidget.tsx";
import styles from "./figures.module.css";
import { useFigureWords } from "./useFigureWords.ts";

interface IndexWidgetProps {
  period: FigurePeriod;
  onPeriod: (period: FigurePeriod) => void;
}

const toBar = (cell: IndexCell) =>
  cell.form === "value" ? { share: cell.value / 100 } : { share: cell.from / 100, to: cell.to / 100 };

/** The contribution index by part of the company, in the order of names; its formula one click away. */
export function IndexWidget({ period, onPeriod }: IndexWidgetProps) {
  const { figures, index: texts } = useTexts("board");
  const say = useSay();
  const words = useFigureWords();
  return (
    <FigureWidget title={texts.title} period={period} onPeriod={onPeriod} beside={<IndexSwitch />}>
      {(data, by) => {
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
        const sheet = {
          name: `${texts.file}-${data.start}`,
          rows: [[figures.heads[by], texts.value], ...rows.map(({ label, written }) => [label, written])],
        };
        if (!data.weights) return { finding: <IndexSwitch />, table: null, sheet };
        const without = cuts.length - rows.length;
        return {
          finding: rows.length === 0 ? texts.none : texts.finding,
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
              {without > 0 && <p className={styles.note}>{say(texts.without, { count: without })}</p>}
              <Formula weights={data.weights} />
              <IndexSwitch />
            </>
          ),
          sheet,
        };
      }}
    </FigureWidget>
  );

  function explain(cut: CutFigures, { measures, weights }: CompanyFigures) {
    const written = cut.index && words.index(cut.index);
    if (!weights) return written;
    return <Explained figure={{ kind: "index", cut, measures, weights }}>{written}</Explained>;
  }
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
        <p>
          {version === 0 ? texts.firstVersion : say(texts.version, { version })}{" "}
          {mayChange && <InternalLink to={paths.weightMatrix()}>{texts.matrix}</InternalLink>}
        </p>
      </Disclosure>
    </div>
  );
}
