import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** They come with the panel and the page, in both languages: no other screen shows them. */
export const useFeedTexts = () => ({ fr, en })[useLanguage().language];
