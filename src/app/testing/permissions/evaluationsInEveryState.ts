import { eq } from "drizzle-orm";
import { evaluationAnswers, responseAuthors, responses } from "#answers/tables.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import {
  companyAnswerRates,
  companyDeviations,
  evaluationObjectives,
  evaluationParticipants,
  evaluationQuestions,
  evaluations,
  evaluationValues,
  questionnaires,
  reminderRounds,
} from "#evaluations/tables.ts";
import type { EvaluationStatus } from "#evaluations/vocabulary.ts";
import { evaluationSeries } from "#series/tables.ts";
import { nominations } from "#nominations/tables.ts";
import { notify } from "#notifications/server/notify.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { reportKinds } from "#reports/rules/notificationKinds.ts";
import { insertSnapshot } from "#reports/server/queries.ts";
import {
  answerSums,
  conversationNotes,
  flaggedComments,
  maskedComments,
  raterSpreads,
  reportNotes,
  reportOpenings,
} from "#reports/tables.ts";
import { companyValues, questions, skillFamilies, skills } from "#skills/tables.ts";
import { toItem } from "../answering.ts";
import { prepareLibraryIds, listLibraryValueIds, listLibrarySkillIds } from "../evaluations.ts";
import type { World } from "../world.ts";
import { insertCompanyFigures } from "./companyFigures.ts";
import { getPerson, type Actors } from "./actors.ts";
import { withdrawable, type Plan } from "./plans.ts";

/** The states of the table, and what each one is in the database. */
const states = {
  draft: { status: "draft", launched: false, report: false },
  pending: { status: "pending", launched: false, report: false },
  "in progress": { status: "in_progress", launched: true, report: false },
  review: { status: "review", launched: true, report: true },
  completed: { status: "completed", launched: true, report: true },
  archived: { status: "archived", launched: true, report: true },
  stopped: { status: "archived", launched: true, report: false },
  abandoned: { status: "archived", launched: false, report: false },
  /** A draft whose person has sent their proposal, which waits for their direct manager. */
  proposed: { status: "draft", launched: false, report: false },
} satisfies Record<string, { status: EvaluationStatus; launched: boolean; report: boolean }>;
type State = keyof typeof states;
export const stateNames = Object.keys(states);

export interface EvaluationObjectIds {
  evaluation: string;
  skill: string;
  question: string;
  value: string;
  objective: string;
  participant: string;
  family: string;
  libraryQuestion: string;
  model: string;
  reportModel: string;
}

/** Every plan of a company in every state. */
export async function insertEveryEvaluation(
  world: World,
  actors: Actors,
): Promise<Map<string, EvaluationObjectIds>> {
  const [skill = ""] = await listLibrarySkillIds(world, actors.owner, 1);
  const [value = ""] = await listLibraryValueIds(world, actors.owner, 1);
  const library = await prepareLibraryIds(world, actors.owner, `${actors.mark}-model`);
  await markLibrary(world, actors);
  const idsByPlanAndState = new Map<string, EvaluationObjectIds>();
  const written: AnswerToWrite[] = [];
  // With the login that closes: some have their report.
  await asTenant(world.services.reportDb, actors.owner, async (tx) => {
    for (const [name, plan] of Object.entries(actors.plans))
      for (const state of Object.keys(states) as State[]) {
        const made = await insertOneEvaluation({ world, tx, actors, plan, state }, { skill, value });
        idsByPlanAndState.set(`${name} ${state}`, { ...made.ids, ...library });
        written.push(...made.written);
      }
  });
  await writeAnswers(world, actors, written);
  const completed = idsByPlanAndState.get(`${Object.keys(actors.plans)[0]} completed`)?.evaluation ?? "";
  await insertRelatedRows(world, actors, completed);
  await insertCompanyFigures(world, actors, completed);
  return idsByPlanAndState;
}

interface InsertContext {
  world: World;
  tx: Tenant;
  actors: Actors;
  plan: Plan;
  state: State;
}
type AnswerToWrite = {
  name: string;
  evaluationId: string;
  participantId: string;
  role: (typeof responses.$inferInsert)["participantRole"];
  as: "draft" | "response";
};

async function insertOneEvaluation(context: InsertContext, library: { skill: string; value: string }) {
  const { world, tx, actors, state } = context;
  const { newId } = world.services;
  const { companyId } = actors.owner;
  const { launched, report } = states[state];
  const key = { companyId, evaluationId: newId() };
  const [question, objective] = [newId(), newId()];
  await insertEvaluation(context, key.evaluationId);
  await tx.insert(evaluationQuestions).values({
    ...key,
    id: question,
    displayOrder: 1,
    skillId: library.skill,
    textFr: `${actors.mark}-question`,
    type: "star_rating",
  });
  await tx.insert(evaluationValues).values({ ...key, id: newId(), valueId: library.value, displayOrder: 1 });
  await tx
    .insert(evaluationObjectives)
    .values({ ...key, id: objective, nameFr: `${actors.mark}-objective`, displayOrder: 1 });
  if (launched)
    await tx.insert(questionnaires).values({ ...key, id: newId(), items: [buildMarkedItem(actors)] });

  const { participant, written } = await insertParticipants(context, key.evaluationId);
  if (state === "proposed") await insertProposal(context, key.evaluationId);
  if (report) {
    await insertSnapshot(tx, key, {
      id: newId(),
      snapshot: buildSnapshot(actors),
      place: { teamId: null, directionId: null, positionId: null },
      releasedOn: "2026-11-19",
    });
    await tx.insert(flaggedComments).values({
      ...key,
      // As its evaluation is: an input names both.
      id: key.evaluationId,
      place: "group",
      raterGroup: "manager",
      position: 99,
      digest: "",
      words: "Ce n’est pas juste",
      flaggedOn: "2026-11-19",
      status: "open",
    });
  }
  if (state === "archived")
    await audit(
      tx,
      { actor: actors.owner, services: world.services, requestId: null },
      {
        action: "evaluation.archived",
        objectType: "evaluation",
        objectId: key.evaluationId,
        details: { from: "completed" },
      },
    );
  return { ids: { evaluation: key.evaluationId, ...library, question, objective, participant }, written };
}

async function insertEvaluation(
  { world, tx, actors, plan, state }: InsertContext,
  id: string,
): Promise<void> {
  const at = world.clock.now;
  await tx.insert(evaluations).values({
    companyId: actors.owner.companyId,
    id,
    name: `${actors.mark}-evaluation`,
    description: `${actors.mark}-description`,
    authorProfileId: getPerson(actors, plan.author).profileId,
    subjectProfileId: getPerson(actors, plan.subject).profileId,
    evaluationType: plan.type ?? "full",
    status: states[state].status,
    selectedDimensions: ["skills"],
    subjectAnswers: plan.subjectAnswers ?? true,
    dueOn: plan.dueOn ?? (states[state].launched ? "2026-12-11" : null),
    scale: "frequency",
    threshold: 3,
    teamManagerReads: plan.switchOn ?? false,
    launchedOn: states[state].launched ? "2026-11-10" : null,
    completedAt: states[state].status === "completed" ? at : null,
    createdAt: at,
    updatedAt: at,
  });
}

/** Skipped where a person would propose to themself. */
async function insertProposal(
  { world, tx, actors, plan }: InsertContext,
  evaluationId: string,
): Promise<void> {
  if (plan.subject === plan.author) return;
  await tx.insert(nominations).values({
    companyId: actors.owner.companyId,
    id: world.services.newId(),
    evaluationId,
    subjectProfileId: getPerson(actors, plan.subject).profileId,
    status: "sent",
    bounds: { peer: { least: 1, most: 8 }, direct_report: { least: 0, most: 8 } },
    dueOn: "2027-02-01",
    decidedBy: "direct_manager",
    choices: [getPerson(actors, withdrawable).profileId],
    round: 1,
    updatedAt: world.clock.now,
  });
}

/** Seats the people of the plan. Those who have answered or declined were not asked before the launch. */
async function insertParticipants({ world, tx, actors, plan, state }: InsertContext, evaluationId: string) {
  const { launched } = states[state];
  const written: AnswerToWrite[] = [];
  let participant: string = world.services.newId();
  for (const [name, role, progress] of plan.parts) {
    const isOver = progress === "finished" || progress === "declined";
    if (!launched && (isOver || role === "subject")) continue;
    const id = world.services.newId();
    if (name === withdrawable) participant = id;
    await tx.insert(evaluationParticipants).values({
      companyId: actors.owner.companyId,
      id,
      evaluationId,
      participantProfileId: getPerson(actors, name).profileId,
      participantRole: role,
      status: progress === "finished" ? "completed" : progress === "declined" ? "declined" : "pending",
      declineNote: progress === "declined" ? `${actors.mark}-note` : null,
      noticeVersion: progress === "new" ? null : 1,
      createdAt: world.clock.now,
    });
    if (progress === "finished")
      written.push({ name, evaluationId, participantId: id, role, as: "response" });
    if (progress === "ready" && state === "in progress")
      written.push({ name, evaluationId, participantId: id, role, as: "draft" });
  }
  return { participant, written };
}

/** What a participant writes: only they may read it, before the report and outside it. */
const formatSecret = (actors: Pick<Actors, "mark">, name: string) => `${actors.mark}-secret of ${name}.`;

/** Drafts and responses belong to their authors: each one writes their own. */
async function writeAnswers(world: World, actors: Actors, written: readonly AnswerToWrite[]): Promise<void> {
  const { companyId } = actors.owner;
  const { newId } = world.services;
  for (const [name, theirs] of Map.groupBy(written, ({ name }) => name))
    await world.inside(getPerson(actors, name), async (tx) => {
      const { profileId } = getPerson(actors, name);
      for (const { evaluationId, participantId, role, as } of theirs) {
        const given = { scores: [4], texts: { "0": formatSecret(actors, name) } };
        const id = newId();
        if (as === "draft")
          await tx
            .insert(evaluationAnswers)
            .values({ companyId, id, evaluationId, participantId, profileId, revisions: [1], ...given });
        else {
          await tx.insert(responses).values({ companyId, id, evaluationId, participantRole: role, ...given });
          await tx
            .insert(responseAuthors)
            .values({ companyId, id: newId(), responseId: id, evaluationId, profileId });
        }
      }
    });
}

/** What happens beside: a report was opened, an email waits, a deviation was made of many reports. */
const insertRelatedRows = (world: World, { mark, owner }: Actors, evaluationId: string) =>
  world.inside(owner, async (tx) => {
    const { companyId, profileId } = owner;
    const { newId, now } = world.services;
    const opening = { companyId, evaluationId, id: newId(), profileId, openedAt: now() };
    await tx.insert(reportOpenings).values(opening);
    await tx.insert(reportNotes).values({ companyId, id: newId(), evaluationId, words: "Bravo!" });
    const note = { question: "free", words: `${mark}-preparation`, revision: 1 } as const;
    await tx.insert(conversationNotes).values({ companyId, id: newId(), evaluationId, profileId, ...note });
    await tx.insert(maskedComments).values({
      companyId,
      id: newId(),
      evaluationId,
      place: "group",
      raterGroup: "manager",
      position: 99,
      digest: "",
      reason: "Nomme quelqu’un",
      isMasked: true,
    });
    await world.reporting({ companyId, profileId }, async (reportTx) => {
      const made = { companyId, id: newId(), reports: 30 };
      await reportTx.insert(raterSpreads).values({ ...made, squares: 20, freedom: 30 });
      await reportTx.insert(companyDeviations).values({ ...made, sdTenths: 8 });
      const answers = { companyId, id: newId(), invited: 40, answered: 30 };
      await reportTx.insert(companyAnswerRates).values(answers);
      await reportTx
        .insert(answerSums)
        .values({ ...answers, evaluations: 9 })
        .onConflictDoNothing();
    });
    await tx.insert(evaluationSeries).values({
      companyId,
      id: newId(),
      frequency: "monthly",
      anchor: "2026-11-20",
      wishedDay: 20,
      daysToAnswer: 14,
      lastPeriod: "2026-11-20",
      prepareOn: "2026-12-15",
      skipped: [],
      createdAt: now(),
    });
    await tx.insert(reminderRounds).values({ companyId, id: newId(), day: "2026-11-20", isDone: true });
    // Of an evaluation that is over, so that it asks for nothing.
    await tx.insert(nominations).values({
      companyId,
      id: newId(),
      evaluationId,
      subjectProfileId: profileId,
      status: "approved",
      bounds: {},
      dueOn: "2026-11-20",
      choices: [],
      round: 1,
      updatedAt: now(),
    });
    await notify(tx, { newId, now }, companyId, [
      { profileId, objectId: evaluationId, kind: reportKinds.evaluation_completed },
    ]);
    await sendLater(tx, { companyId, newId, now }, [
      {
        kind: "people.invitation",
        isInvitation: true,
        dedupeKey: `${mark}-email`,
        recipient: owner.email,
        recipientProfileId: profileId,
        language: "fr",
        data: {},
      },
    ]);
  });

const buildMarkedItem = ({ mark }: Actors) => ({ ...toItem({}, 0), text: { fr: `${mark}-asked`, en: null } });

const buildSnapshot = (actors: Actors) =>
  computeSnapshot({
    questionnaire: { scale: "frequency", items: [buildMarkedItem(actors)] },
    responses: [`${actors.mark}-said`, "Bravo!"].map((words) => ({
      role: "manager",
      scores: [4],
      texts: { "0": words },
    })),
    policy: createPolicy({ threshold: 3 }),
    invited: { subject: 1, manager: 2, peer: 1, direct_report: 0 },
    random: () => 0.5,
  });

/** The library of the company too says whose it is. */
const markLibrary = (world: World, { mark, owner }: Actors) =>
  world.inside(owner, async (tx) => {
    await tx
      .update(skillFamilies)
      .set({ nameFr: `${mark}-family` })
      .where(eq(skillFamilies.companyId, owner.companyId));
    await tx
      .update(skills)
      .set({ nameFr: `${mark}-skill` })
      .where(eq(skills.companyId, owner.companyId));
    await tx
      .update(questions)
      .set({ textFr: `${mark}-question` })
      .where(eq(questions.companyId, owner.companyId));
    await tx
      .update(companyValues)
      .set({ nameFr: `${mark}-value` })
      .where(eq(companyValues.companyId, owner.companyId));
  });
