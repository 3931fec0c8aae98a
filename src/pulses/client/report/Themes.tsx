import type { PulseTheme } from "#disclosure/contract/pulse.ts";
import { computeAxisShare } from "#platform/chartGeometry.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface ThemesProps {
  id: string;
  themes: readonly PulseTheme[];
  words: ReportWords;
}

const scale = { from: 1, to: 5 };

export function Themes({ id, themes, words }: ThemesProps) {
  const { texts, say, theme: name, themeMean } = words;
  return (
    <ReportSection id={id} title={texts.themes.title} intro={texts.themes.intro}>
      <BarTable
        caption={<VisuallyHidden>{texts.themes.title}</VisuallyHidden>}
        head={texts.themes.head}
        valueHead={texts.themes.value}
        rows={themes.map(({ theme, mean, questions }) => ({
          key: theme,
          label: name(theme) ?? theme,
          share: computeAxisShare(mean.form === "value" ? mean.value : mean.from, scale),
          ...(mean.form === "interval" && { to: computeAxisShare(mean.to, scale) }),
          value: (
            <>
              <b>{themeMean(mean)}</b>{" "}
              <span className={styles.basis}>{say(texts.themes.questions, { count: questions.length })}</span>
            </>
          ),
        }))}
      />
    </ReportSection>
  );
}
