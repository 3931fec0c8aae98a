/** Wording that §2, §5 and §8 of docs/specification.md give: byte for byte, against our typography where they differ. */
export const verbatim: readonly string[] = [
  "Veuillez vérifier votre boîte email pour confirmer votre compte.",
  "Vous n'êtes pas impliqué dans cette évaluation.",
  "L'inscription a échoué pour une raison inconnue.",
  "Erreur lors de l'inscription",
  "Erreur : profil utilisateur non trouvé.",
  "Erreur : l'évaluation n'a pas pu être chargée.",
  "Impossible de récupérer les détails de l'évaluation avant l'envoi des notifications.",
  "Aucune évaluation n'est sélectionnée pour ajouter des questions.",
  "Email de réinitialisation envoyé.",
  "Jeton d'authentification invalide",
  "Votre adresse e-mail n'a pas été confirmée",
  "La ressource demandée n'a pas été trouvée",
  "Une erreur inconnue s'est produite",
];

const nbsp = "\u00A0";

const french: readonly [fault: string, pattern: RegExp][] = [
  ["a straight apostrophe (’)", /'/],
  ["straight or English quotes (« »)", /["“”]/],
  ["« without U+00A0 after it", new RegExp(`«(?!${nbsp})`)],
  ["» without U+00A0 before it", new RegExp(`(?<!${nbsp})»`)],
  // Not in a URL (https://) nor between digits (1:2).
  ["a colon without U+00A0 before it", new RegExp(`(?<!${nbsp}):(?!//)(?<!\\d:(?=\\d))`)],
  ["a percent sign without U+00A0 before it", new RegExp(`(?<!${nbsp})%`)],
  ["a space before ; ! or ?", /\s[;!?]/],
  [
    "an English word (email, feedback, coaching)",
    /(?<![\p{L}-])(?:emails?|feedbacks?|coaching)(?![\p{L}-])/iu,
  ],
  ["a midpoint inside a word", /\p{L}·\p{L}/u],
  ["a feminine in brackets", /\p{L}\((?:e|es|ne|nes|se|ses|trice|rice)\)/u],
];

const english: readonly [fault: string, pattern: RegExp][] = [
  ["a straight apostrophe (’)", /'/],
  ["straight quotes (“ ”)", /"/],
];

const listFaults = (text: string, rules: typeof french) => {
  if (verbatim.includes(text)) return [];
  // A placeholder's name is not a word on the screen.
  const shown = text.replace(/\{\w+\}/g, "{}");
  return rules.filter(([, pattern]) => pattern.test(shown)).map(([fault]) => fault);
};

/** What is wrong with a French text, in words; empty when nothing is. */
export const listFrenchFaults = (text: string) => listFaults(text, french);

/** What is wrong with an English text, in words; empty when nothing is. */
export const listEnglishFaults = (text: string) => listFaults(text, english);

const pluralForms = ["zero", "one", "two", "few", "many", "other"];

const isPlural = (node: object) =>
  "one" in node && "other" in node && Object.keys(node).every((key) => pluralForms.includes(key));

/** One text, or one plural text with its forms, at its path in the module. */
export interface Leaf {
  path: string;
  plural: boolean;
  forms: string[];
}

/** The texts of a module, flat. Throws on a leaf that is neither a string nor a plural object. */
export function listLeaves(node: unknown, path = ""): Leaf[] {
  if (typeof node === "string") return [{ path, plural: false, forms: [node] }];
  if (typeof node !== "object" || node === null) throw new TypeError(`${path} is not a text`);
  if (isPlural(node)) {
    const forms = Object.values(node).map(String);
    return [{ path, plural: true, forms }];
  }
  return Object.entries(node).flatMap(([key, child]) => listLeaves(child, path ? `${path}.${key}` : key));
}

/** The names of the placeholders of a text, over all its forms, sorted. */
const listPlaceholders = ({ forms }: Leaf) =>
  [...new Set(forms.flatMap((form) => Array.from(form.matchAll(/\{(\w+)\}/g), ([, name]) => name)))].sort(
    (a = "", b = "") => a.localeCompare(b),
  );

/** What makes two modules unequal: missing or extra keys, a plural on one side, other placeholders. */
export function listDifferences(fr: Leaf[], en: Leaf[]): string[] {
  const english = new Map(en.map((leaf) => [leaf.path, leaf]));
  const french = new Set(fr.map(({ path }) => path));
  const extra = en.filter(({ path }) => !french.has(path)).map(({ path }) => `${path}: only in English`);
  const unequal = fr.flatMap((leaf) => {
    const other = english.get(leaf.path);
    if (!other) return [`${leaf.path}: only in French`];
    if (other.plural !== leaf.plural) return [`${leaf.path}: plural in one language only`];
    const [inFrench, inEnglish] = [listPlaceholders(leaf).join(", "), listPlaceholders(other).join(", ")];
    return inFrench === inEnglish ? [] : [`${leaf.path}: {${inFrench}} in French, {${inEnglish}} in English`];
  });
  return [...unequal, ...extra];
}
