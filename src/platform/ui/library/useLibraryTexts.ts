import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages come with the part: few words, shown by the screens of the catalogue. */
export const useLibraryTexts = () => ({ fr, en })[useLanguage().language];
