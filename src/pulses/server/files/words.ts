import { en as answersEn } from "#answers/texts.en.ts";
import { fr as answersFr } from "#answers/texts.fr.ts";
import type { Enps, PulseMean, ThemeMean } from "#disclosure/contract/pulse.ts";
import {
  compareWords,
  formatGap,
  formatNumber,
  formatScore,
  say,
  translated,
  type Plural,
  type Values,
} from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseContent, PulseQuestion } from "../../contract/content.ts";
import type { PulseReport } from "../../contract/report.ts";
import { en as pulsesEn } from "../../texts.en.ts";
import { fr as pulsesFr } from "../../texts.fr.ts";
import { pulseCutKinds } from "../../vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const own = { fr, en };
const themes = { fr: pulsesFr.themes, en: pulsesEn.themes };
const scales = { fr: answersFr.scales, en: answersEn.scales };
const untitled = { fr: pulsesFr.untitled, en: pulsesEn.untitled };

/** How the results are written in a file. */
export function buildFileWords(language: Language) {
  const texts = own[language];
  const sayIt = (message: string | Plural, values: Values = {}) => say(language, message, values);
  const signed = (value: number) =>
    `${value < 0 ? "−" : value > 0 ? "+" : ""}${formatNumber(language, Math.abs(value))}`;
  const sayCut = ({ name, kind }: PulseReport["cuts"][number]) =>
    name ? translated(language, name).text : texts.gone[kind];
  const between = (from: string, to: string) => sayIt(texts.between, { from, to });
  const sayMean = ({ value, end }: PulseMean) => {
    const written = formatScore(language, value);
    if (!end) return written;
    return sayIt(end === "high" ? texts.higher : texts.lower, { value: written });
  };
  return {
    language,
    texts,
    say: sayIt,
    signed,
    name: (content: Pick<PulseContent, "name">) =>
      translated(language, content.name).text.trim() || untitled[language],
    question: ({ text }: Pick<PulseQuestion, "text">) => translated(language, text),
    theme: (key: string) =>
      key in themes[language] ? themes[language][key as keyof typeof pulsesFr.themes] : key,
    cut: sayCut,
    /** By kind, then by name. */
    sortCuts: (cuts: PulseReport["cuts"]) =>
      cuts.toSorted(
        (a, b) =>
          pulseCutKinds.indexOf(a.kind) - pulseCutKinds.indexOf(b.kind) ||
          compareWords(language, sayCut(a), sayCut(b)),
      ),
    /** « 4 (Plutôt d’accord) », « 10 », « Vrai », the words of an option. */
    level({ type, scale, options }: PulseQuestion, key: string): string {
      if (type === "true_false") return key === "true" ? texts.true : texts.false;
      if (type === "choice") {
        const option = options.find((one) => one.key === key);
        return option ? translated(language, option.text).text : key;
      }
      const labels = scale && scales[language][scale];
      const label = labels?.[Number(key) as keyof typeof labels];
      return label ? `${key} (${label})` : key;
    },
    mean: sayMean,
    themeMean: (mean: ThemeMean) =>
      mean.form === "value"
        ? sayMean(mean)
        : between(formatScore(language, mean.from), formatScore(language, mean.to)),
    enpsRange: ({ from, to }: Enps) => between(signed(from), signed(to)),
    /** « +0,6 », « entre +0,3 et +0,8 »; of an eNPS whole points. */
    change: ({ from, to }: { from: number; to: number }, isEnps: boolean) => {
      const write = isEnps ? signed : (value: number) => formatGap(language, value);
      if (from === to) return write(from);
      return between(write(from), write(to));
    },
    share: (percent: number) => {
      if (percent === 0) return texts.least;
      return percent === 100 ? texts.most : sayIt(texts.about, { percent });
    },
  };
}
export type FileWords = ReturnType<typeof buildFileWords>;
