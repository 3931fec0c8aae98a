interface Translatable {
  name: Words;
  sentence: Words;
  question: Words;
  selfText: Words;
  behaviours: readonly Words[];
}
interface Words {
  fr: string | null;
  en: string | null;
}

export const maxBehaviours = 4;

/** A text is written in French alone: readers in English see it in French. */
export const isUntranslated = ({ name, sentence, question, selfText, behaviours }: Translatable): boolean =>
  [name, sentence, question, selfText, ...behaviours].some(({ fr, en }) => Boolean(fr) && !en);
