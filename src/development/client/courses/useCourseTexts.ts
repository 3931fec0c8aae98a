import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** The words of courses come with them, after the page. */
export const useCourseTexts = () => ({ fr, en })[useLanguage().language];
