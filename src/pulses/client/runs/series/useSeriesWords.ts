import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const words = { fr, en };

/** Both languages come with the parts that show a series: they are short, and stand in more than one screen. */
export const useSeriesWords = () => words[useLanguage().language];
