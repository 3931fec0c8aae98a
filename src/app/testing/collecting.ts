import { defaultWeights, presets } from "#weights/rules/matrix.ts";
import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { openSession } from "#accounts/server/sessions.ts";
import {
  evaluationObjectives,
  evaluationParticipants,
  evaluationQuestions,
  evaluations,
  evaluationValues,
} from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { standardLayout } from "#reports/rules/layout.ts";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "./answering.ts";
import { listLibrarySkillIds, listLibraryValueIds } from "./evaluations.ts";
import { buildFile, forEachFile, importCalls, importedFiles, type ImportIds } from "./importedFiles.ts";
import type { Ids } from "./inputs.ts";
import { makeWorld, type Person, type World } from "./world.ts";
import { makeContent, makeQuestion } from "#pulses/testing/questions.ts";
import { makeSender } from "./imports.ts";
import { addRun, addSeries } from "./surveys.ts";

/** What one person answers in a world: nothing else differs between two of them. */
export interface AnswerContent {
  score: number;
  words: string;
}

/** The parts of an evaluation that a call may name. */
export type EvaluationPartIds = Pick<
  Ids,
  "evaluation" | "skill" | "question" | "value" | "objective" | "participant"
>;

export interface CollectionScenario {
  world: World;
  running: EvaluationPartIds;
  /** By name; no one here but « answered », « manager » and « drafting » has given anything to the evaluation. */
  people: Record<string, Person | null>;
  /** Takes no part. */
  bystander: Person;
  /** Has been invited into the company and has not come yet. */
  newcomer: Person;
  /** Of the person evaluated and the one who takes no part. */
  team: string;
  /** Of the library of the company, and what only this test made. */
  jobs: { jobFamily: string; jobPosition: string; jobStatus: string };
  catalogue: { family: string; libraryQuestion: string; model: string; reportModel: string };
  /** A file of each kind that the owner has sent. */
  imports: ImportIds;
  /** A pulse survey that is open: three colleagues and the manager have sent theirs, others are awaited. */
  pulse: Pick<Ids, "pulseTemplate" | "pulseSeries" | "pulseRun" | "survey">;
  /** A draft about the same person, which asks those who have answered. */
  draft: (author: Person) => Promise<EvaluationPartIds>;
}

/** Ids in the order in which they are asked for, the same in each world; they look like any other. */
function createCountedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  };
}

/** An evaluation in which three colleagues and the manager have finished, one person has begun, three are awaited. */
export async function createCollectionScenario({ score, words }: AnswerContent): Promise<CollectionScenario> {
  const world = await makeWorld();
  let chance = 0.5;
  world.services.newId = createCountedIds();
  world.services.random = () => (chance = (chance * 9_301 + 0.49297) % 1);

  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const author = await world.person(owner, { role: "team_manager" });
  const otherLead = await world.person(owner, { role: "team_manager" });
  const manager = await world.person(owner);
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const createMember = () => world.person(owner);
  const [answered, second, third] = [await createMember(), await createMember(), await createMember()];
  const [drafting, awaited, linked, withdrawn] = [
    await createMember(),
    await createMember(),
    await createMember(),
    await createMember(),
  ];
  const [stranger, bystander] = [await createMember(), await createMember()];
  const newcomer = await world.person(owner, { joinedAt: null });
  const foreigner = await world.company("Une autre");
  const started = await launchEvaluation(world, {
    author,
    subject,
    invited: [
      [manager, "manager"],
      ...[answered, second, third, drafting, awaited, linked, withdrawn].map(
        (person) => [person, "peer"] as const,
      ),
    ],
    questions: [{}, {}, {}, { type: "multiple_choice" }, { type: "true_false" }, { type: "text" }],
  });
  const running = await world.inside(author, (tx) => insertParts(world, tx, author, started.id));
  for (const person of [answered, second, third, manager]) await answerAll(person, started, { score, words });
  await beginAnswers(drafting, started, { score, words });
  const pulse = await openPulse(world, owner, {
    sending: [answered, second, third, manager],
    awaited: [drafting, awaited, subject],
    content: { score, words },
  });
  const team = await owner.api.teams.create({
    name: "Atelier",
    memberIds: [subject.profileId, bystander.profileId],
  });
  const imports = forEachFile(() => "");
  for (const calls of importCalls) {
    const { upload, id } = importedFiles[calls];
    imports[id] = (await makeSender(world)(owner, upload, buildFile(calls, "nouveau"))).body.id;
  }
  return {
    world,
    bystander,
    newcomer,
    team: team.id,
    jobs: await prepareJobs(owner),
    catalogue: await prepareCatalogue(owner),
    imports,
    pulse,
    running: { ...running, participant: await findParticipantId(world, started.id, withdrawn) },
    draft: (by) => insertDraft(world, { author: by, subject, invited: [answered, second] }),
    people: {
      visitor: null,
      owner,
      admin,
      author,
      otherLead,
      manager,
      subject,
      answered,
      drafting,
      awaited,
      byLink: { ...linked, cookie: await openAnsweringSession(world, linked) },
      stranger,
      foreigner,
    },
  };
}

async function openPulse(
  { services, clock }: World,
  owner: Person,
  {
    sending,
    awaited,
    content,
  }: { sending: readonly Person[]; awaited: readonly Person[]; content: AnswerContent },
): Promise<CollectionScenario["pulse"]> {
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db: services.db, newId: services.newId, companyId, authorProfileId, now: clock.now };
  const questions = [makeQuestion({ key: "pride" }), makeQuestion({ key: "change", type: "text" })];
  const series = await addSeries(place, makeContent({ questions }));
  const occurrence = clock.now.toISOString().slice(0, 10);
  const asked = [...sending, ...awaited].map(({ profileId }) => ({ profileId }));
  const id = await addRun(place, series, asked, { occurrence });
  for (const { api } of sending)
    await api.pulses.sendSurvey({ id, answers: { pride: content.score, change: content.words } });
  return { pulseTemplate: series.templateId, pulseSeries: series.seriesId, pulseRun: id, survey: id };
}

async function prepareCatalogue({ api }: Person): Promise<CollectionScenario["catalogue"]> {
  const { items } = await api.skills.catalogue({});
  const [skill] = items;
  const asked = await api.skills.questions({ skill: skill?.id ?? "", limit: 1 });
  const { id: model } = await api.skills.createModel({ nameFr: "Départ" });
  await api.weights.save({ basedOn: 0, weights: { ...defaultWeights, default: presets.managerHalf } });
  const { id: reportModel } = await api.reportModels.create({ name: "Sobre", layout: standardLayout });
  return { family: skill?.family.id ?? "", libraryQuestion: asked.items[0]?.id ?? "", model, reportModel };
}

async function prepareJobs({ api }: Person): Promise<CollectionScenario["jobs"]> {
  const family = await api.jobs.createFamily({ name: { fr: "Métiers du feu", en: null }, description: null });
  const { items: positions } = await api.jobs.listPositions({ limit: 1 });
  const { items: statuses } = await api.jobs.listStatuses({});
  return { jobFamily: family.id, jobPosition: positions[0]?.id ?? "", jobStatus: statuses[0]?.id ?? "" };
}

async function beginAnswers(
  person: Person,
  { id, items }: LaunchedEvaluation,
  { score, words }: AnswerContent,
): Promise<void> {
  await person.api.answers.begin({ evaluationId: id, noticeVersion: NOTICE_VERSION });
  for (const { position, type } of items)
    await person.api.answers.save({
      evaluationId: id,
      position,
      revision: 1,
      score: type === "text" ? null : Math.min(score, 2),
      text: words,
    });
}

/** Opens the session of a participant who follows the link of an invitation, and may only answer. */
async function openAnsweringSession({ database, services }: World, person: Person): Promise<string> {
  const { userId, companyId, profileId } = person;
  const facts = { userId, companyId, profileId, scope: "answering", objectId: null } as const;
  const setCookie = await openSession(database.db, services, services.keys, facts);
  return setCookie.split(";")[0] ?? "";
}

async function findParticipantId(world: World, evaluation: string, person: Person): Promise<string> {
  const rows = await world.inside(person, (tx) => tx.select().from(evaluationParticipants));
  const seat = rows.find(
    (row) => row.evaluationId === evaluation && row.participantProfileId === person.profileId,
  );
  if (!seat) throw new Error("this person has no seat");
  return seat.id;
}

async function insertDraft(
  world: World,
  { author, subject, invited }: { author: Person; subject: Person; invited: readonly Person[] },
): Promise<EvaluationPartIds> {
  const { companyId } = author;
  const { newId, now } = world.services;
  const [evaluation, createdAt] = [newId(), now()];
  const seats = invited.map(({ profileId }) => ({
    companyId,
    id: newId(),
    evaluationId: evaluation,
    participantProfileId: profileId,
    participantRole: "peer" as const,
    createdAt,
  }));
  return world.inside(author, async (tx) => {
    await tx.insert(evaluations).values({
      companyId,
      id: evaluation,
      name: "Bilan de printemps",
      authorProfileId: author.profileId,
      subjectProfileId: subject.profileId,
      evaluationType: "peer",
      status: "draft",
      selectedDimensions: ["skills"],
      scale: "frequency",
      threshold: 3,
      createdAt,
      updatedAt: createdAt,
    });
    const parts = await insertParts(world, tx, author, evaluation);
    await tx.insert(evaluationParticipants).values(seats);
    return { ...parts, participant: seats[0]!.id };
  });
}

/** One question of the library’s first skill, its first value, an objective. */
async function insertParts(
  world: World,
  tx: Tenant,
  author: Person,
  evaluation: string,
): Promise<Omit<EvaluationPartIds, "participant">> {
  const { newId } = world.services;
  const [skill = ""] = await listLibrarySkillIds(world, author, 1);
  const [value = ""] = await listLibraryValueIds(world, author, 1);
  const key = { companyId: author.companyId, evaluationId: evaluation, displayOrder: 1 };
  const [question, objective] = [newId(), newId()];
  await tx.insert(evaluationQuestions).values({
    ...key,
    id: question,
    skillId: skill,
    textFr: "Écoute avant de décider.",
    type: "star_rating",
  });
  await tx.insert(evaluationValues).values({ ...key, id: newId(), valueId: value });
  await tx.insert(evaluationObjectives).values({ ...key, id: objective, nameFr: "Ouvrir le second atelier" });
  return { evaluation, skill, question, value, objective };
}
