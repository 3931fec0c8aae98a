import { fold } from "#platform/searchWords.ts";
import type { PulseContent, PulseQuestion } from "../contract/content.ts";
import { pulseThemes, type PulseTheme } from "../vocabulary.ts";

export const minOptions = 2;

/** In the order of the list of themes. */
export const listThemes = ({ questions }: Pick<PulseContent, "questions">): PulseTheme[] =>
  pulseThemes.filter((theme) => questions.some((question) => question.theme === theme));

/** What a draft still lacks; `question`: its index. */
export type ContentGap =
  | { kind: "name" | "name_english" | "purpose_english" | "no_question" }
  | {
      kind: "text" | "few_options" | "option_text" | "same_option" | "same_key" | "english";
      question: number;
    };

/** Everything that keeps a draft from being asked, in the order in which it is read. */
export function listContentGaps({ name, purpose, questions }: PulseContent): ContentGap[] {
  const gaps: ContentGap[] = [];
  if (isBlank(name.fr)) gaps.push({ kind: "name" });
  if (name.toReview) gaps.push({ kind: "name_english" });
  if (purpose.toReview) gaps.push({ kind: "purpose_english" });
  if (questions.length === 0) gaps.push({ kind: "no_question" });
  for (const [index, question] of questions.entries()) {
    const lacks = (kind: Extract<ContentGap, { question: number }>["kind"]) =>
      gaps.push({ kind, question: index });
    if (isBlank(question.text.fr)) lacks("text");
    if (questions.findIndex(({ key }) => key === question.key) !== index) lacks("same_key");
    if (hasReview(question)) lacks("english");
    if (question.type !== "choice") continue;
    const { options } = question;
    const words = options.map(({ text }) => text.fr.trim().toLowerCase()).filter(Boolean);
    if (options.length < minOptions) lacks("few_options");
    if (options.some(({ text }) => isBlank(text.fr))) lacks("option_text");
    if (hasRepeated(words) || hasRepeated(options.map(({ key }) => key))) lacks("same_option");
  }
  return gaps;
}

/** The refusal of `plan` and `planVersion` for a draft that cannot be asked yet. */
export const whyNotAsk = (content: PulseContent): "pulse_unfinished" | null =>
  listContentGaps(content).length > 0 ? "pulse_unfinished" : null;

/** Whether words of a question were changed in French beside English that stayed. */
export const hasReview = (question: PulseQuestion): boolean =>
  question.text.toReview === true ||
  (question.type === "choice" && question.options.some(({ text }) => text.toReview));

/** Texts that stand in French only: those that English readers would be shown in French. */
export const countUntranslated = ({ name, purpose, questions }: PulseContent): number =>
  [name, purpose, ...questions.flatMap(listQuestionTexts)].filter(isUntranslated).length;

/** The same of one question and its options. */
export const countQuestionUntranslated = (question: PulseQuestion): number =>
  listQuestionTexts(question).filter(isUntranslated).length;

const isUntranslated = ({ fr, en }: Words): boolean => !isBlank(fr) && isBlank(en ?? "");

/** What was asked of people does not follow a draft: whether the draft would ask something else. */
export const isChanged = (draft: PulseContent, planned: PulseContent | null): boolean =>
  planned === null || !isSameContent(draft, planned);

const isSameContent = (a: PulseContent, b: PulseContent): boolean =>
  isSameWords(a.name, b.name) &&
  isSameWords(a.purpose, b.purpose) &&
  isSameList(
    a.questions,
    b.questions,
    (one, other) =>
      one.key === other.key &&
      one.theme === other.theme &&
      one.required === other.required &&
      isSameWords(one.text, other.text) &&
      hasSameShape(one, other) &&
      isSameList(one.options, other.options, (x, y) => x.key === y.key && isSameWords(x.text, y.text)),
  );

/**
 * Whether answers to both may be compared: the same type, the same words under its levels, the same options in whatever
 * order. The wording may differ.
 */
export const hasSameShape = (a: QuestionShape, b: QuestionShape): boolean =>
  a.type === b.type &&
  a.scale === b.scale &&
  isSameList(listOptionKeys(a), listOptionKeys(b), (one, other) => one === other);

type QuestionShape = Pick<PulseQuestion, "type" | "scale" | "options">;
const listOptionKeys = ({ options }: QuestionShape) => options.map(({ key }) => key).toSorted();

/**
 * The keys under which questions are asked. One key has one shape over all versions of a company: a question whose key was
 * planned with another type, scale or options gets another one, since its answers would be added to a trend that they do not
 * belong to. A question that says what a planned one of another key says, in the same shape, and was never planned in these
 * words under its own, takes that one's key: neither typing it again nor rewriting another leaves the comparison of runs.
 * @param planned questions of the versions of the company
 */
export function settleKeys(
  content: PulseContent,
  planned: readonly PulseQuestion[],
  makeKey: () => string,
): PulseContent {
  const isPlanned = ({ key }: PulseQuestion) => planned.some((one) => one.key === key);
  const isTaken = (question: PulseQuestion) =>
    planned.some(({ key, ...shape }) => key === question.key && !hasSameShape(shape, question));
  const used = new Set(content.questions.filter((one) => !isTaken(one)).map(({ key }) => key));
  const hasSaid = (question: PulseQuestion) =>
    planned.some((one) => one.key === question.key && saysTheSame(one, question));
  const settle = (question: PulseQuestion): PulseQuestion => {
    if (!isTaken(question) && hasSaid(question)) return question;
    const same = planned.find((one) => !used.has(one.key) && !isTaken(one) && saysTheSame(one, question));
    if (!same && isPlanned(question) && !isTaken(question)) return question;
    if (same) {
      used.add(same.key);
      return { ...question, key: same.key, options: takeOptionKeys(question, same) };
    }
    return isTaken(question) ? { ...question, key: makeKey() } : question;
  };
  return { ...content, questions: content.questions.map(settle) };
}

/** The same question to its readers: type, scale, words and those of its options, whatever their keys. */
const saysTheSame = (a: PulseQuestion, b: PulseQuestion): boolean =>
  a.type === b.type &&
  a.scale === b.scale &&
  toPlainWords(a.text) === toPlainWords(b.text) &&
  isSameList(listOptionWords(a), listOptionWords(b), (one, other) => one === other);

const listOptionWords = ({ options }: PulseQuestion) =>
  options.map(({ text }) => toPlainWords(text)).toSorted();

const takeOptionKeys = ({ options }: PulseQuestion, { options: planned }: PulseQuestion) =>
  options.map((option) => ({
    ...option,
    key: planned.find(({ text }) => toPlainWords(text) === toPlainWords(option.text))?.key ?? option.key,
  }));

/** Without case, accents, punctuation or the width of spaces. */
const toPlainWords = ({ fr }: Words): string =>
  fold(fr)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

/** As it is stored: a scale belongs to a scale, options to a choice, and words that are missing are null. */
export const tidyContent = (content: PulseContent): PulseContent => ({
  name: tidyWords(content.name),
  purpose: tidyWords(content.purpose),
  questions: content.questions.map((question) => ({
    ...question,
    text: tidyWords(question.text),
    scale: question.type === "scale" ? (question.scale ?? "agreement") : null,
    options:
      question.type === "choice"
        ? question.options.map(({ key, text }) => ({ key, text: tidyWords(text) }))
        : [],
  })),
});

type Words = PulseContent["name"];
const isBlank = (text: string) => text.trim() === "";
const tidyWords = (words: Words): Words => (isBlank(words.en ?? "") ? { fr: words.fr, en: null } : words);
const isSameWords = (a: Words, b: Words) => a.fr === b.fr && a.en === b.en;
const listQuestionTexts = ({ text, options }: PulseQuestion) => [text, ...options.map((one) => one.text)];
const hasRepeated = (items: readonly string[]) => new Set(items).size < items.length;
const isSameList = <Item>(a: readonly Item[], b: readonly Item[], isSame: (x: Item, y: Item) => boolean) =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index];
    return other !== undefined && isSame(item, other);
  });
