import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { elide, say, thatName, translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

// A behaviour begins with its verb (« Prend le temps… »). These first words say that a sentence has a subject
// of its own, or asks something; « A » is a verb in French (« A une vision claire. ») and an article in English.
const notVerbs: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    "le la les un une des du ce cet cette ces son sa ses leur leurs mon ma mes votre vos notre nos il elle ils elles on je tu nous vous cela ça dans en au aux à avec pour par sur sous sans lors lorsque quand si comme chez face après avant pendant de quel quelle quels quelles que qui quoi comment pourquoi où combien selon".split(
      " ",
    ),
  ),
  en: new Set(
    "the a an this that these those their his her its my your our he she it they i we you in on at with for by under without during when if as after before of to which what who whom whose how why where according from".split(
      " ",
    ),
  ),
};

const startsWithOwnSubject = (language: Language, text: string) => {
  const [first = ""] = text.split(/[\s,’']/);
  const elided = /^[\p{L}]{1,2}[’']/u.test(text) && !/^[sn][’']/i.test(text);
  return elided || notVerbs[language].has(first.toLowerCase());
};

const isBehaviour = (item: Pick<QuestionnaireItem, "type">, text: string, language: Language) =>
  item.type !== "text" && !text.trimEnd().endsWith("?") && !startsWithOwnSubject(language, text);

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

// What follows agrees with « cette personne », and would say « Mathieu laisse-t-elle », « Mathieu est attentive ».
const agrees =
  /(?<!\p{L})elle(?!\p{L})|cette personne (?:ne |n’)?(?:est|était|sera|serait|a été|semble|paraît|reste|demeure|devient)(?!\p{L})/iu;

/** « Quel geste de cette personne… » becomes « Quel geste de Camille… », where no word has to agree. */
function replacePerson(text: string, language: Language, firstName: string): string {
  if (language === "en") return text.replaceAll(/\bthis person\b/gi, firstName);
  if (agrees.test(text)) return text;
  return text.replaceAll(/(?<!\p{L})(de |que )?cette personne(?!\p{L})/giu, (_, before?: string) => {
    if (!before) return firstName;
    return /^d/i.test(before) ? elide(firstName) : thatName(language, firstName);
  });
}

/**
 * Formats the question about another person. « Donne une direction claire à son équipe. » becomes « Camille donne une
 * direction claire à son équipe. » when it is a behaviour; in anything else the name replaces « cette personne ».
 *
 * @param language of the text itself, not of the reader.
 */
export function formatQuestionHeading(
  item: Pick<QuestionnaireItem, "dimension" | "type">,
  text: string,
  language: Language,
  firstName: string,
): string {
  if (!firstName || item.dimension === "objective") return text;
  if (!isBehaviour(item, text, language)) return replacePerson(text, language, firstName);
  return `${firstName} ${lowerFirst(text)}`;
}

/**
 * Formats the question for the person evaluated: the wording in the first person, else the general wording after
 * `aboutYou` (« À votre sujet : {question} »). An objective is their own already.
 *
 * @param aboutYou in the language of the reader.
 */
export function formatSelfHeading(
  item: Pick<QuestionnaireItem, "dimension" | "type" | "text" | "selfText">,
  reader: Language,
  aboutYou: string,
): { text: string; lang: Language } {
  const { text, lang } = translated(reader, item.text);
  const own = item.selfText?.[lang];
  if (own) return { text: own, lang };
  if (item.dimension === "objective") return { text, lang };
  const question = isBehaviour(item, text, lang) ? lowerFirst(text) : text;
  return { text: say(reader, aboutYou, { question }), lang };
}
