import type { InvitedRole } from "#weights/vocabulary.ts";
import type { FrozenSkill, QuestionnaireItem, Translated } from "../contract/questionnaire.ts";
import { searchWords } from "#platform/searchWords.ts";
import { type ProtectedRole, protectedRoles } from "../vocabulary.ts";

/** The facts by which a question, or its subject, is recognized in two evaluations. */
export type AskedQuestion = Pick<QuestionnaireItem, "sourceId" | "text" | "dimension"> & {
  skill: Pick<FrozenSkill, "id" | "name"> | null;
  /** Written for this evaluation; not in the library. */
  isOccasional: boolean;
};
/** A person asked to answer about another. */
export interface GroupMember {
  id: string;
  role: InvitedRole;
}
export interface AnonymitySet {
  group: ProtectedRole;
  people: string[];
}

/**
 * Whether two reports are assessed together (§5 of docs/product-decisions.md): their questionnaires share a question, a
 * skill, the values or the objectives, or one of them holds words of its own, which may say what the other asks: a question
 * written for the occasion, an objective. Questions and skills are known by their id, or by their name in either language,
 * whatever its case, accents, spaces and signs; one word more makes no other question, in the library either.
 */
export function formOneSystem(one: readonly AskedQuestion[], other: readonly AskedQuestion[]): boolean {
  if ([...one, ...other].some(isInOwnWords)) return true;
  const asked = new Set(one.flatMap(listTopicKeys));
  if (other.flatMap(listTopicKeys).some((subject) => asked.has(subject))) return true;
  const said = one.flatMap(listWordings);
  return other.flatMap(listWordings).some((words) => said.some((earlier) => haveSameWords(earlier, words)));
}

const isInOwnWords = ({ isOccasional, dimension }: AskedQuestion) =>
  isOccasional || dimension === "objective";

const listTopicKeys = ({ sourceId, text, dimension, skill }: AskedQuestion): string[] => [
  ...(sourceId === null ? [] : [`source ${sourceId}`]),
  ...listNames(text).map((name) => `question ${name}`),
  ...(skill ? [`skill ${skill.id}`, ...listNames(skill.name).map((name) => `skill ${name}`)] : []),
  ...(dimension === "skill" ? [] : [dimension]),
];

const listNames = ({ fr, en }: Translated) => [fr, en ?? ""].map(normalizeText).filter(Boolean);

/** Two texts are the same whatever their case, accents, spaces and signs. */
export const normalizeText = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Shorter words are ignored: they do not distinguish questions. */
const shortestWord = 3;

const listWordings = ({ text: { fr, en } }: AskedQuestion): Set<string>[] =>
  [fr, en ?? ""].map((text) => new Set(searchWords(text).filter((word) => word.length >= shortestWord)));

/** More than two thirds of the words of the shorter one, two at least, stand in the other. */
function haveSameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of shorter) if (longer.has(word)) shared += 1;
  return shared >= 2 && 3 * shared > 2 * shorter.size;
}

/** The people who answer as manager: a reader of the report knows whose answers these are. */
export const listManagerIds = (members: readonly GroupMember[]): string[] =>
  members.filter(({ role }) => role === "manager").map(({ id }) => id);

/** The people of both protected groups together. */
export const listBothGroups = (members: readonly GroupMember[]): string[] =>
  listAnonymitySets(members, 1).flatMap(({ people }) => people);

/** The protected groups that reach the threshold, with who is in them. */
export const listAnonymitySets = (members: readonly GroupMember[], threshold: number): AnonymitySet[] =>
  protectedRoles
    .map((group) => ({
      group,
      people: members.filter(({ role }) => role === group).map(({ id }) => id),
    }))
    .filter(({ people }) => people.length >= threshold);
