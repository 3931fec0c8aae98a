import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const words = { fr, en };

export const useGapWords = () => words[useLanguage().language];
