import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages come with the menu: few words, and none of them on the first page (src/platform/ui/README.md). */
export const useViewTexts = () => ({ fr, en })[useLanguage().language];
