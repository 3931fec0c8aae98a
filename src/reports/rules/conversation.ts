import type { Snapshot } from "#disclosure/contract.ts";
import { hasJointGroup } from "#disclosure/rules/columns.ts";
import { say, whoseName } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import type { ConversationQuestion } from "../vocabulary/conversation.ts";
import { listMaskings, type PointKind, resolveShownViews } from "./presentation.ts";
import { listPoints, type Point } from "./sections.ts";
import type { ReportWords } from "./words.ts";

export interface AskedQuestion {
  question: ConversationQuestion;
  /** The skill whose tag it rests on. */
  point: Point | null;
}

const ask = (...questions: ConversationQuestion[]): AskedQuestion[] =>
  questions.map((question) => ({ question, point: null }));

/** A strength, then something to explore, else the other kind of strength: at most two, each of its own tag. */
function askAboutPoints(snapshot: Pick<Snapshot, "highlights" | "skills">): AskedQuestion[] {
  const points = listPoints(snapshot);
  const find = (kind: Point["kind"]) => points.find((point) => point.kind === kind);
  const recognised = find("recognise_strength");
  const shared = find("shared_strength");
  const strength = recognised ?? shared;
  const explored = find("blind_spot") ?? find("shared_opportunity");
  const second = explored ?? (recognised && shared);
  return [strength, second].flatMap((point) => (point ? [{ question: point.kind, point }] : []));
}

/** What completes the questions about points: of what is hidden where something is. */
function askInGeneral(about: readonly AskedQuestion[], isHidden: boolean): AskedQuestion[] {
  if (about.length === 0) return ask("surprise", isHidden ? "hidden" : "example");
  return about.length === 1 ? ask(isHidden ? "hidden" : "surprise") : [];
}

/**
 * The three questions of « Préparer la conversation »: of the published points, of what the page says is hidden, and
 * always a next step last. A note is stored under its question, so the same report must go on asking the same.
 */
export function listConversationQuestions(
  snapshot: Pick<Snapshot, "highlights" | "skills" | "groups" | "items">,
): AskedQuestion[] {
  if (resolveShownViews(snapshot) === "none") return ask("success", "support", "next_step");
  const isHidden = listMaskings(snapshot).length > 0;
  const isOwnAlone = snapshot.groups.every(({ group, shown }) => group === "self" || !shown);
  if (isOwnAlone && !hasJointGroup(snapshot))
    return ask("own_view", isHidden ? "hidden" : "example", "next_step");
  const about = askAboutPoints(snapshot);
  return [...about, ...askInGeneral(about, isHidden), ...ask("next_step")];
}

interface Sentences {
  /** What the report says, where a question rests on it. */
  leads: Partial<Record<ConversationQuestion | PointKind, string>>;
  questions: Record<ConversationQuestion, string>;
}
/** src/reports/texts/conversation: what to say to the person evaluated, and to other readers. */
interface ConversationTexts {
  introToYou: string;
  introToOthers: string;
  toYou: Sentences;
  toOthers: Sentences;
}

/** What introduces the section, and its questions, in the words of the reader. */
export function describeConversation(
  { snapshot, isSubject }: Pick<Report, "snapshot" | "isSubject">,
  words: ReportWords,
  texts: ConversationTexts,
) {
  const { language, name } = words;
  const sentences = isSubject ? texts.toYou : texts.toOthers;
  const common = { name, whose: whoseName(language, name) };
  return {
    intro: say(language, isSubject ? texts.introToYou : texts.introToOthers, common),
    questions: listConversationQuestions(snapshot).map(({ question, point }) => {
      const values = { ...common, ...(point ? words.values(point.skill) : {}) };
      return {
        question,
        point,
        /** The skill asked about; empty for a question about the whole report. */
        skill: point ? words.translateName(point.skill.name) : "",
        lead: say(
          language,
          sentences.leads[point ? words.pointKind(point.skill, point.kind) : question] ?? "",
          values,
        ),
        words: say(language, sentences.questions[question], values),
      };
    }),
  };
}
