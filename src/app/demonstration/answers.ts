import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { commentsBySkill, openAnswersByQuestion } from "../../../database/demo.ts";
import { libraryFamilies } from "../../../database/library/library.ts";

/** The library question of a text: the demonstration's texts are keyed by skill and slug. */
const origins = new Map(
  libraryFamilies.flatMap(({ skills }) =>
    skills.flatMap((skill) =>
      skill.questions.map(({ text, slug }) => [text.fr, { skillKey: skill.key, slug }] as const),
    ),
  ),
);

/** The level around which each view answers, by skill key, or `value` and `objective`; `other` for what is not named. */
export type Means = Readonly<Record<string, Partial<Record<ParticipantRole, number>>>>;

interface DemoAnswers {
  scores: (number | null)[];
  texts: Record<string, string>;
}

/** Picks an unused text of these; null when none is left. */
export type TakeText = (pool: readonly string[], random: () => number) => string | null;

/** No text is used twice in the whole demonstration. */
export function createTextPicker(): TakeText {
  const taken = new Set<string>();
  return (pool, random) => {
    const left = pool.filter((text) => !taken.has(text));
    const text = left[Math.floor(random() * left.length)];
    if (text === undefined) return null;
    taken.add(text);
    return text;
  };
}

/** A plausible form: levels around the mean of the view, a few « not observed », some comments. */
export function buildAnswers(
  items: readonly QuestionnaireItem[],
  role: ParticipantRole,
  means: Means,
  random: () => number,
  takeText: TakeText,
): DemoAnswers {
  const scores: (number | null)[] = [];
  const texts: Record<string, string> = {};
  for (const item of items) {
    const score = drawScore(item, role, means, random);
    scores[item.position] = score;
    // A rater who could not observe leaves no comment.
    const text = score === 0 ? null : drawText(item, role, random, takeText);
    if (text) texts[String(item.position)] = text;
  }
  return { scores, texts };
}

function drawScore(
  item: QuestionnaireItem,
  role: ParticipantRole,
  means: Means,
  random: () => number,
): number | null {
  if (item.type === "text") return null;
  if (item.type === "true_false") return random() < 0.8 ? 1 : 2;
  if (item.type === "multiple_choice") return 1 + Math.floor(random() * item.options.length);
  if (role !== "subject" && random() < 0.05) return 0;
  const key = origins.get(item.text.fr)?.skillKey ?? item.dimension;
  const mean = means[key]?.[role] ?? means["other"]?.[role] ?? 3.8;
  const spread = (random() + random() - 1) * 1.2;
  return Math.min(5, Math.max(1, Math.round(mean + spread)));
}

function drawText(
  item: QuestionnaireItem,
  role: ParticipantRole,
  random: () => number,
  takeText: TakeText,
): string | null {
  if (role === "subject") return null;
  const origin = origins.get(item.text.fr);
  if (!origin) return null;
  const pool = item.type === "text" ? openAnswersByQuestion[origin.slug] : commentsBySkill[origin.skillKey];
  const chance = item.type === "text" ? 0.5 : 0.18;
  return pool && random() < chance ? takeText(pool, random) : null;
}
