import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import { protectedRoles, type ProtectedRole } from "./enumerations.ts";
import type { InvitedRole } from "./launch.ts";

/** What makes a question the same in two evaluations. */
export type AskedQuestion = Pick<QuestionnaireItem, "sourceId" | "text">;
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
 * Whether two questionnaires share a question (§5 of docs/product-decisions.md): copied from the same source or, written
 * twice by hand, in the same words in either language, whatever their case, accents, spaces and signs. An item without a
 * source is like no other.
 */
export function shareQuestion(one: readonly AskedQuestion[], other: readonly AskedQuestion[]): boolean {
  const asked = new Set(one.flatMap(marksOf));
  return other.flatMap(marksOf).some((mark) => asked.has(mark));
}

const marksOf = ({ sourceId, text }: AskedQuestion) =>
  sourceId === null ? [] : [sourceId, ...[text.fr, text.en ?? ""].map(lettersOf).filter(Boolean)];

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
