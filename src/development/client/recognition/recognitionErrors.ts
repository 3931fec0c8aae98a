import { en } from "../../texts/recognitionErrors.en.ts";
import { fr } from "../../texts/recognitionErrors.fr.ts";

export const recognitionErrors = { fr, en };
