import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** The words of notes come with them, after the page. */
export const useNoteTexts = () => ({ fr, en })[useLanguage().language];
