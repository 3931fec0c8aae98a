import type { Enps, PulseMean, ThemeMean } from "#disclosure/contract/pulse.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatScore, toLocale, translated } from "#platform/texts.ts";
import type { PulseReport, ReportedCut } from "../../contract/report.ts";
import { toValue } from "../../rules/reportTrend.ts";
import type { PulseTheme } from "../../vocabulary.ts";
import { formatSpan } from "../formatSpan.ts";

const formatSigned = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const isEnps = (figure: PulseMean | Enps): figure is Enps => "from" in figure;

/** How the figures, questions and parts of a report are written. */
export function useReportWords({ content }: Pick<PulseReport, "content">) {
  const texts = useTexts("pulseReport");
  const { themes } = useTexts("pulses");
  const { scaleWords } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const score = (value: number) => formatScore(language, value);
  const value = (given: ChartValue): string => {
    if (given.form === "interval")
      return say(texts.between, { from: score(given.from), to: score(given.to) });
    return given.end ? say(texts[given.end], { value: score(given.value) }) : score(given.value);
  };
  const points = (given: ChartValue) =>
    given.form === "value"
      ? formatSigned(given.value)
      : say(texts.between, { from: given.from, to: given.to });
  const numbers = new Map(content.questions.map(({ key }, index) => [key, index + 1]));
  const questions = new Map(content.questions.map((question) => [question.key, question]));
  return {
    texts,
    say,
    language,
    score,
    value,
    points,
    mean: (mean: PulseMean) => value(toValue(mean)),
    /** « eNPS de +12 », or a mean. */
    meanOrEnps: (figure: PulseMean | Enps) =>
      isEnps(figure)
        ? say(texts.highlights.enps, { value: formatSigned(figure.value) })
        : value(toValue(figure)),
    interval: ({ from, to }: Pick<Enps, "from" | "to">) =>
      say(texts.between, { from: formatSigned(from), to: formatSigned(to) }),
    ends: ({ from, to }: Pick<Enps, "from" | "to">) => ({ from: formatSigned(from), to: formatSigned(to) }),
    /** With its second decimal: « 0,75 ». */
    precise: (given: number) => given.toLocaleString(toLocale(language), { maximumFractionDigits: 2 }),
    themeMean: (mean: ThemeMean) => value(mean),
    day: (day: string) => formatDay(language, day, "medium"),
    days: (from: string, to: string) => formatSpan(language, from, to),
    number: (key: string) => numbers.get(key) ?? 0,
    question: (key: string) => {
      const question = questions.get(key);
      return question ? translated(language, question.text) : { text: key, lang: language };
    },
    content: (key: string) => questions.get(key) ?? null,
    theme: (theme: string | null) => themes[(theme ?? "other") as PulseTheme] ?? theme,
    cut: ({ name, kind }: ReportedCut) => (name ? translated(language, name).text : texts.compare.gone[kind]),
    /** The words of the five levels, lowest first. */
    levels: (key: string): string[] => {
      const scale = questions.get(key)?.scale ?? "stars";
      if (scale === "stars") return [1, 2, 3, 4, 5].map((level) => `${level} ★`);
      return scaleWords[scale].split(" · ").map((words, index) => `${index + 1} · ${words}`);
    },
    option: (key: string, option: string) => {
      if (option === "true" || option === "false") {
        if (questions.get(key)?.type === "true_false") return texts.questions[option];
      }
      const found = questions.get(key)?.options.find((each) => each.key === option);
      return found ? translated(language, found.text).text : option;
    },
  };
}
export type ReportWords = ReturnType<typeof useReportWords>;
