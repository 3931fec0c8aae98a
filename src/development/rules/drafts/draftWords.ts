import { withoutInvisible } from "#platform/invisible.ts";

/**
 * Why one text of a model is not shown: it writes a decimal or a share, which only figures cite, or it grades the person, or names
 * what an employer decides about them. Whole numbers beside other words count meetings and weeks. In French and English, for what a
 * model writes: it stops mistakes, and the person reads what it lets through before anything is saved.
 */
export function whyNotWrite(text: string): "number" | "grade" | null {
  const plain = withoutInvisible(text).normalize("NFKC").toLowerCase();
  if (figure.test(plain)) return "number";
  return [grade, decision].some((pattern) => pattern.test(plain)) ? "grade" : null;
}

const matchAny = (...patterns: readonly string[]) => new RegExp(patterns.join("|"), "u");
const word = (pattern: string) => String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`;

const digits = String.raw`\p{Nd}+`;
/** Not « un », « une » and « one », which stand before any noun. */
const counted = `${digits}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|two|three|four|five|six|seven|eight|nine|ten`;
const number = word(`${counted}|une?|one|vingt|cent|twenty|hundred`);
const several = word(counted);
const is = String.raw`\s*(?::|=|\s(?:de|est|is|of)(?:\s(?:de|à|at|of))?(?=\s))\s*`;
/** What the number of a grade is followed by, where other words would say what it counts. */
const ending = String.raw`(?=\s*(?:$|[.,;:!?)»”]|(?:en|selon|pour|chez|auprès|dans|d’après|according|in|for|among|by)(?!\p{L})))`;
const mark = word("notes?|scores?|cotes?|ratings?|grades?|résultat|result");

const grade = matchAny(
  String.raw`\p{Nd}\s*[/\u2044\u2215]\s*\p{Nd}`,
  String.raw`${number}\s+(?:sur|out of)\s+${number}`,
  String.raw`${several}\s+(?:de|of)\s+(?:5|10|20|100|cinq|five)(?![\p{L}\p{Nd}])`,
  // Taking notes of two ideas is no grade, nor is noting them.
  String.raw`(?<!(?:pren\p{L}+|prise|tak\p{L}+|make)\s(?:en\s|des\s|de\s)?)${mark}${is}${several}`,
  String.raw`(?<!(?:^|[.;:!?,]|to|and|then|please)\s*)${mark}\s+${several}`,
  String.raw`(?<!(?:en|on|in)\s)${word("moyennes?|averages?")}${is}${several}`,
  String.raw`${word("résultats|results")}\s*(?::|=|\ssont(?:\sde)?|\sare)\s*${several}`,
  String.raw`${word("(?:é|e)valuée?s?|notée?s?|cotée?s?|rated|graded|scored")}\s+(?:(?:à|de|at|as)\s+)?${several}`,
  String.raw`${number}\s*${word("(?:é|e)toiles?|stars?")}`,
  String.raw`${word("de|from")}\s+${several}\s+(?:à|to)\s+${several}${ending}`,
);

/** Nothing of what an employer decides about a person. */
const decision = matchAny(
  String.raw`(?<!\p{L})(?:licencie|congédi|rétrograd|retrograd|rémunér|remunerat|démission)`,
  word(
    "licenciée?s?|mis(?:e|es)? à pied|renvoyée?s?|promue?s?|promotions?|promoted|sanctionn?\\p{L}*|salaires?|salary|salaries",
  ),
  word(
    "fired|laid off|layoffs?|dismiss(?:ed|al)|terminat(?:ed|ion)|demot(?:e|ed|ion)|pay rises?|pay raises?|resign|probation",
  ),
);

/** A decimal, whatever its sign or in words, or a share. */
const figure = matchAny(
  // Not the year of a date.
  String.raw`\p{Nd}\s*[.,\u066b\u00b7\u2219\u22c5\u30fb\u201a\u3002]\s*(?!\p{Nd}{4}(?!\p{Nd}))\p{Nd}`,
  String.raw`${number}\s+(?:virgule|point)\s+${number}`,
  String.raw`\p{Nd}\s*[%\u2030\u066a]`,
  String.raw`${number}\s*(?:pour\s?cent|per\s?cent)`,
);
