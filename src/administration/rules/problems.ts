import type { Background, ContentHealth, Failures, MailHealth, StorageHealth } from "../contract/health.ts";
import type { MailLight } from "../vocabulary.ts";

/** What the page has read so far: a part that is on its way, or failed, tells of no problem. */
export interface Health {
  background?: Background | undefined;
  mail?: MailHealth | undefined;
  failures?: Failures | undefined;
  content?: ContentHealth | undefined;
  storage?: StorageHealth | undefined;
}

interface Item {
  id: string;
  name: { fr: string; en: string | null };
}
export type Problem =
  | { kind: "stopped" | "late" | "givenUp" | "unreachable" | "refused" | "paused" | "diskLow" | "failing" }
  | { kind: "undelivered" | "untranslated"; count: number }
  | { kind: "positionWithoutSkill" | "skillWithoutQuestion"; count: number; first: Item };

/** What the operator has chosen (`MAIL=hold`, no mail server) is a state, no problem. */
const mailProblems: Record<MailLight, Problem | null> = {
  unreachable: { kind: "unreachable" },
  refused: { kind: "refused" },
  paused: { kind: "paused" },
  leaving: null,
  held: null,
  mailbox: null,
};

/**
 * The problems of the installation, what stops people first: without background work nothing leaves nor closes; then mail,
 * which people wait for; then what will stop soon; then single emails; then what the catalogue lacks.
 */
export function listProblems({ background, mail, failures, content, storage }: Health): Problem[] {
  const problems: (Problem | null | undefined | false)[] = [
    background?.light === "stopped" && { kind: "stopped" },
    mail && mailProblems[mail.light],
    storage?.disk?.isLow && { kind: "diskLow" },
    background?.light === "late" && { kind: "late" },
    background?.hasGivenUp && { kind: "givenUp" },
    failures && Object.values(failures.kinds).includes("many") && { kind: "failing" },
    mail && counted("undelivered", countUndelivered(mail)),
    content && lacking("positionWithoutSkill", content.positionsWithoutSkill),
    content && lacking("skillWithoutQuestion", content.skillsWithoutQuestion),
    content && counted("untranslated", content.untranslatedQuestions),
  ];
  return problems.filter((problem) => problem !== null && problem !== undefined && problem !== false);
}

const counted = (kind: "undelivered" | "untranslated", count: number): Problem | null =>
  count > 0 ? { kind, count } : null;
const lacking = (
  kind: "positionWithoutSkill" | "skillWithoutQuestion",
  { count, first: [first] }: ContentHealth["skillsWithoutQuestion"],
): Problem | null => (first ? { kind, count, first } : null);

/** Of the kinds that are counted at all: refused by the mail server, or given up. */
export const countUndelivered = ({ kinds }: Pick<MailHealth, "kinds">): number =>
  kinds.reduce((sum, { counts }) => sum + counts.refused + counts.failed, 0);
