import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** The words of the timeline come with it, after the page. */
export const useTimelineTexts = () => ({ fr, en })[useLanguage().language];
