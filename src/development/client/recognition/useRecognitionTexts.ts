import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** The words of thank-yous come with them, after the page. */
export const useRecognitionTexts = () => ({ fr, en })[useLanguage().language];
