import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import type { Release } from "#company/vocabulary.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { evaluationDueWork } from "#evaluations/server/dueWork.ts";
import { evaluationParticipants, evaluations, questionnaires } from "#evaluations/tables.ts";
import pg from "pg";
import type { EvaluationType, ParticipantRole } from "#evaluations/vocabulary.ts";
import type { QuestionType } from "#skills/vocabulary.ts";
import type { Person, World } from "./world.ts";

export interface QuestionOptions {
  type?: QuestionType;
  dimension?: QuestionnaireItem["dimension"];
  skill?: string;
  required?: boolean;
  /** The question of the library that it comes from: what makes it the same in two evaluations. */
  source?: string;
  words?: string;
}

export const toSkillId = (skill: string) => `00000000-0000-4000-8000-${skill.padStart(12, "0")}`;

/** A question as launching freezes it. */
export const toItem = (
  { type = "star_rating", dimension = "skill", skill = "1", required = true, source, words }: QuestionOptions,
  position: number,
): QuestionnaireItem => ({
  position,
  dimension,
  type,
  text: { fr: words ?? `Question ${position}`, en: null },
  required,
  options:
    type === "multiple_choice" ? [1, 2, 3].map((value) => ({ value, fr: `Choix ${value}`, en: null })) : [],
  skill:
    dimension === "skill"
      ? {
          id: toSkillId(skill),
          name: { fr: `Compétence ${skill}`, en: null },
          family: { id: toSkillId("99"), name: { fr: "Famille", en: null } },
        }
      : null,
  sourceId: source ?? null,
});

export interface LaunchedEvaluation {
  id: string;
  items: QuestionnaireItem[];
}

interface LaunchOptions {
  /** null: launched before the version of the notice was kept. */
  noticeVersion?: number | null;
  author: Person;
  subject: Person;
  invited?: readonly (readonly [Person, Exclude<ParticipantRole, "subject">])[];
  evaluationType?: EvaluationType;
  subjectAnswers?: boolean;
  questions?: readonly QuestionOptions[];
  commentsMandatory?: boolean;
  threshold?: number;
  teamManagerReads?: boolean;
  release?: Release;
  /** November 20, 2026 unless said. */
  launchedOn?: string;
}

/** An evaluation as launching leaves it, written directly: for what only the answers and the report are about. */
export async function launchEvaluation(world: World, launch: LaunchOptions): Promise<LaunchedEvaluation> {
  const { author, subject, invited = [], subjectAnswers = true } = launch;
  const id = world.services.newId();
  const { companyId } = author;
  const items = (launch.questions ?? [{}, {}, {}]).map(toItem);
  const at = world.services.now();
  await world.inside(author, async (tx) => {
    await tx.insert(evaluations).values({
      companyId,
      id,
      name: "Bilan d’automne",
      authorProfileId: author.profileId,
      subjectProfileId: subject.profileId,
      evaluationType: launch.evaluationType ?? "full",
      status: "in_progress",
      selectedDimensions: ["skills"],
      subjectAnswers,
      scale: "frequency",
      commentsMandatory: launch.commentsMandatory ?? false,
      threshold: launch.threshold ?? 3,
      teamManagerReads: launch.teamManagerReads ?? false,
      release: launch.release ?? "immediate",
      noticeVersion: launch.noticeVersion === undefined ? NOTICE_VERSION : launch.noticeVersion,
      dueOn: "2026-12-11",
      launchedOn: launch.launchedOn ?? "2026-11-20",
      createdAt: at,
      updatedAt: at,
    });
    await evaluationDueWork.repair(tx, world.services, companyId, [id]);
    await tx
      .insert(questionnaires)
      .values({ companyId, id: world.services.newId(), evaluationId: id, items });
    const parts = [...(subjectAnswers ? [[subject, "subject"] as const] : []), ...invited];
    await tx.insert(evaluationParticipants).values(
      parts.map(([person, participantRole]) => ({
        companyId,
        id: world.services.newId(),
        evaluationId: id,
        participantProfileId: person.profileId,
        participantRole,
        createdAt: at,
      })),
    );
  });
  return { id, items };
}

/** Begins, answers every question with `score` (and writes `words` under each), and finalises. */
export async function answerAll(
  person: Person,
  { id, items }: LaunchedEvaluation,
  { score = 4, words = null }: { score?: number; words?: string | null } = {},
): Promise<void> {
  await person.api.answers.begin({ evaluationId: id, noticeVersion: NOTICE_VERSION });
  for (const { position, type } of items) {
    const choice = type === "star_rating" ? score : type === "text" ? null : Math.min(score, 2);
    const text = type === "text" ? (words ?? "Rien à ajouter.") : words;
    await person.api.answers.save({ evaluationId: id, position, revision: 1, score: choice, text });
  }
  await person.api.answers.finalise({ evaluationId: id });
}

/** Written by a timer, for the sessions of all requests before: it may come between any two statements. */
const sessionUseStatement = /^\s*with quick as/;

/** The SQL statements that this process sends while `work` runs; the last uses of sessions only when asked. */
export async function recordStatements(
  work: () => Promise<unknown>,
  { withUses = false } = {},
): Promise<string[]> {
  const sent: string[] = [];
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...given: unknown[]) => unknown };
  const send = client.query;
  client.query = function (...given) {
    const asked = given[0] as string | { text: string };
    const text = typeof asked === "string" ? asked : asked.text;
    if (withUses || !sessionUseStatement.test(text)) sent.push(text);
    return send.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = send;
  }
  return sent;
}

/** A refused call as it crosses the wire, without what differs from one request to the next. */
export async function fetchRefusal(
  world: World,
  person: Pick<Person, "cookie">,
  path: string,
  input: object,
): Promise<{ status: number; body: unknown }> {
  const { origin } = new URL(world.services.appUrl);
  const response = await world.fetch(
    new Request(`${origin}/rpc/${path}`, {
      method: "POST",
      headers: { origin, cookie: person.cookie, "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    }),
  );
  const { json } = (await response.json()) as { json: { requestId?: string } };
  const { requestId: _, ...body } = json;
  return { status: response.status, body };
}
