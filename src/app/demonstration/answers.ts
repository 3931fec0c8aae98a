import type { ParticipantRole, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { commentsBySkill, openAnswersByQuestion } from "../../../database/demo.ts";
import { libraryFamilies } from "../../../database/library/library.ts";

/** Which library question a text is: the demonstration's words are filed under its skill and slug. */
const origins = new Map(
  libraryFamilies.flatMap(({ skills }) =>
    skills.flatMap((skill) =>
      skill.questions.map(({ text, slug }) => [text.fr, { skillKey: skill.key, slug }] as const),
    ),
  ),
);

/** The level around which each view answers, by skill key, or `value` and `objective`; `other` for what is not named. */
export type Means = Readonly<Record<string, Partial<Record<ParticipantRole, number>>>>;

interface Written {
  scores: (number | null)[];
  texts: Record<string, string>;
}

/** A plausible form: levels around the mean of the view, a few « not observed », some comments. */
export function answersOf(
  items: readonly QuestionnaireItem[],
  role: ParticipantRole,
  means: Means,
  random: () => number,
): Written {
  const scores: (number | null)[] = [];
  const texts: Record<string, string> = {};
  for (const item of items) {
    scores[item.position] = scoreOf(item, role, means, random);
    const text = textOf(item, role, random);
    if (text) texts[String(item.position)] = text;
  }
  return { scores, texts };
}

function scoreOf(
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

function textOf(item: QuestionnaireItem, role: ParticipantRole, random: () => number): string | null {
  if (role === "subject") return null;
  const origin = origins.get(item.text.fr);
  if (!origin) return null;
  const pool = item.type === "text" ? openAnswersByQuestion[origin.slug] : commentsBySkill[origin.skillKey];
  const chance = item.type === "text" ? 0.8 : 0.18;
  if (!pool || random() > chance) return null;
  return pool[Math.floor(random() * pool.length)] ?? null;
}
