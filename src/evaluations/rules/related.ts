import type { FrozenSkill, QuestionnaireItem, Translated } from "../contract/questionnaire.ts";
import { protectedRoles, type ProtectedRole } from "./enumerations.ts";
import type { InvitedRole } from "./launch.ts";

/** What makes a question, or its subject, the same in two evaluations. */
export type AskedQuestion = Pick<QuestionnaireItem, "sourceId" | "text" | "dimension"> & {
  skill: Pick<FrozenSkill, "id" | "name"> | null;
  /** Written for this evaluation; not in the library. */
  isOccasional: boolean;
};
/** Somebody asked to answer about another. */
export interface GroupMember {
  id: string;
  role: InvitedRole;
}
export interface AnonymitySet {
  group: ProtectedRole;
  people: string[];
}

/**
 * Whether the reports of two questionnaires are judged together (§5 of docs/product-decisions.md): they share a question, a
 * skill, the values or the objectives, or one of them holds a question written for the occasion: one word more does not
 * make another question than that of the library. Questions and skills are known by their id, or by their name in either language, whatever its case,
 * accents, spaces and signs.
 */
export function formOneSystem(one: readonly AskedQuestion[], other: readonly AskedQuestion[]): boolean {
  if ([...one, ...other].some(({ isOccasional }) => isOccasional)) return true;
  const asked = new Set(one.flatMap(subjectsOf));
  return other.flatMap(subjectsOf).some((subject) => asked.has(subject));
}

const subjectsOf = ({ sourceId, text, dimension, skill }: AskedQuestion): string[] => [
  ...(sourceId === null ? [] : [`source ${sourceId}`]),
  ...listNames(text).map((name) => `question ${name}`),
  ...(skill ? [`skill ${skill.id}`, ...listNames(skill.name).map((name) => `skill ${name}`)] : []),
  ...(dimension === "skill" ? [] : [dimension]),
];

const listNames = ({ fr, en }: Translated) => [fr, en ?? ""].map(lettersOf).filter(Boolean);

const lettersOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Who answers as manager: the reader of a report knows what they say. */
export const managersAmong = (members: readonly GroupMember[]): string[] =>
  members.filter(({ role }) => role === "manager").map(({ id }) => id);

/** The protected groups that reach the threshold, with who is in them. */
export const anonymitySetsOf = (members: readonly GroupMember[], threshold: number): AnonymitySet[] =>
  protectedRoles
    .map((group) => ({
      group,
      people: members.filter(({ role }) => role === group).map(({ id }) => id),
    }))
    .filter(({ people }) => people.length >= threshold);
