import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages come with the section, whose code comes after the page. */
export const useSettingTexts = () => ({ fr, en })[useLanguage().language];
