import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages come with the dialog, whose code comes after the page. */
export const useDraftTexts = () => ({ fr, en })[useLanguage().language];
