import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const words = { fr, en };

/** Both languages come with the screens that say a rhythm: they are short. */
export const useCadenceWords = () => words[useLanguage().language];
