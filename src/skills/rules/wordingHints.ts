import type { Language } from "#platform/vocabulary.ts";

export type WordingHint = "double" | "negative" | "long";

const maxWords = 25;
const negatives: Record<Language, RegExp> = {
  fr: /(?:^|\s)(?:ne|jamais|aucune?|ni|sans jamais)(?=\s)|(?:^|\s)n['’]/iu,
  en: /\b(?:not|never|no|none|neither|nor|cannot|fails? to|without ever)\b|n['’]t\b/iu,
};
/** What follows a verb, and hardly an adjective or a noun: an article, a preposition, « que ». */
const complements: Record<Language, string> = {
  fr: "(?:(?:les?|la|des?|du|une?|à|aux?|en|sur|pour|avec|ce|cette|ces|son|sa|ses|leurs?|que|quand|comment)\\s|[ld]['’])",
  en: "(?:the|a|an|to|in|on|for|with|their|his|her|its|others?|people|what|when|how|about|from|at|into|up|out)\\b",
};
/** « et » or « and », then a verb of the third person, as a behaviour is written: « Écoute et reformule les idées ». */
const verbAfterAnd: Record<Language, RegExp> = {
  fr: new RegExp(
    `(?<=^|[\\s,])et\\s+(?:s['’]|se\\s|y\\s)?(?!(?:de|le|une|ce|cette|que|entre|contre|comme|même)\\s)\\p{Ll}{2,}[etda](?=\\s+${complements.fr})`,
    "u",
  ),
  en: new RegExp(`\\band\\s+\\p{Ll}+s(?=\\s+${complements.en})`, "u"),
};

/**
 * Lists what may make a behaviour hard to answer: two in one (« et » joining two verbs), a negation, a long sentence. A
 * hint, never a refusal: only the author can decide.
 */
export function listWordingHints(text: string, language: Language): WordingHint[] {
  const words = text.trim().split(/\s+/u).filter(Boolean);
  return [
    ...(verbAfterAnd[language].test(text) ? (["double"] as const) : []),
    ...(negatives[language].test(text) ? (["negative"] as const) : []),
    ...(words.length > maxWords ? (["long"] as const) : []),
  ];
}
