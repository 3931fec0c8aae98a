/**
 * Texts: French is the source, its type is the law (docs/decisions/0009). A concept declares
 *   export const fr = { … } as const-like object;  // texts.fr.ts
 *   export const en: Translation<typeof fr> = { … };
 * and adds itself to `Texts`, so that `useTexts("people")` is typed everywhere:
 *   declare module "#platform/texts.ts" { interface Texts { people: Translation<typeof fr> } }
 */
import type { Language } from "./vocabulary.ts";
import { withoutMarks } from "./withoutMarks.ts";

/** 0 is singular in French; « many » (1 000 000 de …) is optional and falls back to « other ». */
export interface Plural {
  one: string;
  many?: string;
  other: string;
}

/** Same keys as the French, any wording. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends Plural
      ? Plural
      : Translation<Source[Key]>;
};

// Filled by each concept through module augmentation.
export interface Texts {}

export type Values = Record<string, string | number>;

export const toLocale = (language: Language) => (language === "fr" ? "fr-CA" : "en-CA");

const cached = <Formatter>(make: (locale: string, options: object) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (language: Language, options: object = {}): Formatter => {
    const key = language + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(toLocale(language), options);
    made.set(key, formatter);
    return formatter;
  };
};
const pluralRules = cached((locale) => new Intl.PluralRules(locale));
const numbers = cached((locale, options) => new Intl.NumberFormat(locale, options));
const dates = cached((locale, options) => new Intl.DateTimeFormat(locale, options));
const lists = cached((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const collators = cached((locale) => new Intl.Collator(locale));

/**
 * Small counts are written alike in both languages, and need none of Intl: its first use costs a slow telephone a
 * tenth of a second, and every page counts something.
 */
const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Before a placeholder: « de », « que », « lorsque »… as a word of its own, not the end of « possède ». */
const elidable = /(^|[^\p{L}])(d|(?:lors|puis|jus)?qu)e \{(\w+)\}/giu;

/**
 * Fills the named placeholders of a message; a plural is chosen by `count`. Numbers follow the language. In French, « de »
 * and « que » elide before a word that is filled in: « de {name} » is written as it stands.
 */
export function say(language: Language, message: string | Plural, values: Values = {}): string {
  const chosen =
    typeof message === "string" ? message : choosePlural(language, message, Number(values["count"] ?? 0));
  const elided =
    language === "fr" && chosen.includes("e {")
      ? chosen.replace(elidable, (whole, start: string, before: string, name: string) =>
          elides(values[name]) ? `${start}${before}’{${name}}` : whole,
        )
      : chosen;
  return elided.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(language, value) : value;
  });
}

function choosePlural(language: Language, message: Plural, count: number): string {
  if (isSmall(count)) return count === 1 || (count === 0 && language === "fr") ? message.one : message.other;
  const category = pluralRules(language).select(count);
  if (category === "one") return message.one;
  return category === "many" ? (message.many ?? message.other) : message.other;
}

/** A score or mean with one decimal: « 3,9 », "3.9". */
export const formatScore = (language: Language, value: number) =>
  numbers(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
/** A gap, always signed, with a real minus sign: « +0,4 », « −1,5 ». */
export const formatGap = (language: Language, value: number) =>
  `${value < 0 ? "−" : value > 0 ? "+" : ""}${formatScore(language, Math.abs(value))}`;
export const formatNumber = (language: Language, value: number) =>
  isSmall(value) ? String(value) : numbers(language).format(value);

/**
 * How a date is written, as Intl writes it (texts.test.ts compares every day of a year): the dashboard says which day it
 * is, and the first use of Intl is as long as the rest of the page's own code.
 */
const calendars = {
  fr: {
    days: "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" "),
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
    short: "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.".split(" "),
  },
  en: {
    days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
    months: "January February March April May June July August September October November December".split(
      " ",
    ),
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  },
};

/** A calendar date (2026-12-04) in words, without moving it across time zones. */
export function formatDay(
  language: Language,
  day: string,
  style: "long" | "medium" | "short" | "withWeekday" = "long",
): string {
  const { days, months, short } = calendars[language];
  const date = new Date(`${day}T00:00:00Z`);
  const [year, number] = [date.getUTCFullYear(), date.getUTCDate()];
  const month = (style === "medium" || style === "short" ? short : months)[date.getUTCMonth()];
  const weekday = style === "withWeekday" ? days[date.getUTCDay()] : null;
  if (language === "en")
    return `${weekday ? `${weekday}, ` : ""}${month} ${number}${style === "short" ? "" : `, ${year}`}`;
  // The first of the month is an ordinal in French; Intl writes « 1 ».
  return `${weekday ? `${weekday} ` : ""}${number === 1 ? "1ᵉʳ" : number} ${month}${style === "short" ? "" : ` ${year}`}`;
}
/** A month of a year (2026-08): « août 2026 », "August 2026". */
export function formatMonth(language: Language, month: string): string {
  const [year = "", number] = month.split("-");
  return `${calendars[language].months[Number(number) - 1]} ${year}`;
}
export const formatTime = (language: Language, at: Date) =>
  dates(language, { hour: "numeric", minute: "2-digit" }).format(at);
/** A moment in the reader's own time: « 21 nov. 2026, 14 h 05 ». */
export const formatMoment = (language: Language, at: Date) =>
  dates(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
export const formatList = (language: Language, items: readonly string[]) => lists(language).format(items);
/** By the alphabet of the language; apostrophes and hyphens are not seen (withoutMarks.ts). */
export const compareWords = (language: Language, a: string, b: string) =>
  collators(language).compare(withoutMarks(a), withoutMarks(b));

const aspirated =
  /^(hardy|harold|hamel|hadj|hakim|hamza|han|hans|harry|hassan|heinz|hiro|hong|howard|huang|hugh|hung|hussein|hadi|haroun|hoang|honfleur|haythem|hichem|houda)/i;
/** Whether « de » elides before it: « d’Anne », « d’Hugo »; not « de Hassan » (aspirated h listed), nor before a number. */
function elides(word: string | number | undefined): boolean {
  if (typeof word !== "string" || word === "") return false;
  const first = word.normalize("NFD").charAt(0).toLowerCase();
  const vowel = "aeiouy".includes(first) && !/^y[aeiou]/i.test(word);
  return vowel || (first === "h" && !aspirated.test(word));
}

/** « de Camille », « d’Anne ». */
export const elide = (word: string) => (elides(word) ? `d’${word}` : `de ${word}`);

/** « que Camille », « qu’Anne »: before the subject of a clause. English needs no word. */
export const thatName = (language: Language, name: string) =>
  language === "fr" ? elide(name).replace(/^d/, "qu") : name;
/**
 * For texts where the two languages put the name in different places (`say` elides what is written « de {name} »):
 * « le regard d’Anne », "Anne rates it"; « celui d’Anne », "Anne’s": English needs no word before the name.
 */
export const whoseName = (language: Language, name: string) => (language === "fr" ? elide(name) : name);
export const ofName = (language: Language, name: string) => (language === "fr" ? elide(name) : `of ${name}`);

/** The reader's language of a content text, and the language it is really in when it is missing. */
export function translated(
  language: Language,
  text: { fr: string; en: string | null },
): { text: string; lang: Language } {
  if (language === "en" && text.en) return { text: text.en, lang: "en" };
  return { text: text.fr, lang: "fr" };
}
