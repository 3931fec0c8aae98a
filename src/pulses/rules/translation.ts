import type { PulseContent } from "../contract/content.ts";

type Words = PulseContent["name"];

const isBlank = (text: string | null) => (text ?? "").trim() === "";

/**
 * Words as they are changed. English that stands as it was beside other French may no longer say the same: it is to be read
 * again, until it is changed as well or confirmed.
 */
export function rewrite(before: Words, { fr, en }: Pick<Words, "fr" | "en">): Words {
  const isKept = !isBlank(en) && en === before.en;
  const isOther = !isBlank(before.fr) && fr.trim() !== before.fr.trim();
  return isKept && (isOther || before.toReview) ? { fr, en, toReview: true } : { fr, en };
}

/** One has read that the English says the same. */
export const confirm = ({ fr, en }: Words): Words => ({ fr, en });

/** As it is asked of people: a version says nothing of how it was written. */
export const withoutReviews = ({ name, purpose, questions }: PulseContent): PulseContent => ({
  name: confirm(name),
  purpose: confirm(purpose),
  questions: questions.map((question) => ({
    ...question,
    text: confirm(question.text),
    options: question.options.map((option) => ({ ...option, text: confirm(option.text) })),
  })),
});
