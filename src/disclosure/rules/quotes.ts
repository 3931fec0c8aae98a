import { protectedRoles } from "#evaluations/vocabulary.ts";
import type { Highlight, ItemResult, Quote, SkillResult } from "../contract.ts";
import type { Point } from "./highlights.ts";

type Published = { skills: readonly SkillResult[]; items: readonly ItemResult[] };

/**
 * Quotes, beside each point, one of the paragraphs of colleagues and direct reports that stand under its skill: each is
 * equally likely, and nothing that its author answered counts. null where none stands there.
 */
export const drawQuotes = (
  points: readonly Point[],
  published: Published,
  random: () => number,
): Highlight[] =>
  points.map((point) => {
    const paragraphs = listParagraphs(published, point.skillId);
    return { ...point, quote: paragraphs[Math.floor(random() * paragraphs.length)] ?? null };
  });

function listParagraphs({ skills, items }: Published, skillId: string): Quote[] {
  const ofSkill = skills.filter(({ id }) => id === skillId);
  const places = [
    ...items
      .filter((item) => item.skillId === skillId)
      .flatMap(({ position, answers, comments }) => [
        { position, writings: answers },
        { position, writings: comments },
      ]),
    ...ofSkill.map(({ comments }) => ({ position: null, writings: comments })),
  ];
  return places.flatMap(({ position, writings }) =>
    protectedRoles.flatMap((group) =>
      [...(writings[group] ?? []).keys()].map((index) => ({ group, position, index })),
    ),
  );
}
