import { eq } from "drizzle-orm";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import type { NewProfile } from "#people/server/queries.ts";
import { standardLayout } from "#reports/rules/layout.ts";
import { reportModels } from "#reports/tables.ts";
import { companyValues, questionModels, questions, skillFamilies, skills } from "#skills/tables.ts";
import type { Person, World } from "./world.ts";

/** How many people answer in each group, and what else an evaluation of a test may ask for. */
export interface EvaluationOptions {
  type?: EvaluationType;
  peers?: number;
  managers?: number;
  directReports?: number;
  /** Skills of the library to take questions from; 1 by default. */
  skills?: number;
  values?: number;
  objectives?: string[];
  dueOn?: string | null;
  name?: string;
  subjectAnswers?: boolean;
  subject?: Person;
  /** The author; the owner by default. */
  author?: Person;
}

export interface BuiltEvaluation {
  evaluationId: string;
  evaluation: Evaluation;
  owner: Person;
  author: Person;
  subject: Person;
  /** The first manager is the subject's direct manager. */
  managers: Person[];
  peers: Person[];
  directReports: Person[];
  /** Everyone asked to answer, the subject first when they answer too. */
  people: Person[];
}

const groups = [
  ["peer", "peers"],
  ["manager", "managers"],
  ["direct_report", "directReports"],
] as const;

/** A draft ready to be launched, made through the product’s own calls. The type follows from the groups wanted. */
export async function buildDraftEvaluation(
  world: World,
  owner: Person,
  options: EvaluationOptions = {},
): Promise<BuiltEvaluation> {
  const author = options.author ?? owner;
  const { peers = 0, managers = 0, directReports = 0 } = options;
  const createPeople = (count: number, facts: Partial<NewProfile> = {}) =>
    build(count, () => world.person(owner, facts));
  const bosses = await createPeople(managers);
  const directManagerId = bosses[0]?.profileId ?? null;
  const subject = options.subject ?? (await world.person(owner, { directManagerId }));
  const people = {
    managers: bosses,
    peers: await createPeople(peers),
    directReports: await createPeople(directReports, { directManagerId: subject.profileId }),
  };

  const type = options.type ?? chooseType(peers, managers, directReports);
  const { evaluations } = author.api;
  let evaluation = await evaluations.create({
    name: options.name ?? "Bilan d’automne",
    evaluationType: type,
    subjectProfileId: subject.profileId,
  });
  const id = evaluation.id;
  for (const skillId of await listLibrarySkillIds(world, owner, options.skills ?? 1))
    await evaluations.addSkill({ id, skillId });
  const values = await listLibraryValueIds(world, owner, options.values ?? 0);
  if (values.length > 0) await evaluations.setValues({ id, valueIds: values });
  for (const nameFr of options.objectives ?? []) await evaluations.addObjective({ id, nameFr });
  await evaluations.update({
    id,
    selectedDimensions: [
      "skills",
      ...(values.length > 0 ? (["values"] as const) : []),
      ...(options.objectives ? (["objectives"] as const) : []),
    ],
    ...(options.dueOn === undefined ? {} : { dueOn: options.dueOn }),
    ...(options.subjectAnswers === undefined ? {} : { subjectAnswers: options.subjectAnswers }),
  });
  for (const [role, group] of groups)
    for (const person of people[group])
      await evaluations.addParticipant({ id, profileId: person.profileId, role });
  evaluation = await evaluations.read({ id });
  return {
    evaluationId: id,
    evaluation,
    owner,
    author,
    subject,
    ...people,
    people: [
      ...(evaluation.subjectAnswers ? [subject] : []),
      ...people.managers,
      ...people.peers,
      ...people.directReports,
    ],
  };
}

/** The same, launched; small groups are accepted. */
export async function buildLaunchedEvaluation(
  world: World,
  owner: Person,
  options: EvaluationOptions = {},
): Promise<BuiltEvaluation> {
  const built = await buildDraftEvaluation(world, owner, options);
  const { evaluation } = await built.author.api.evaluations.launch({
    id: built.evaluationId,
    acceptsSmallGroups: true,
  });
  return { ...built, evaluation };
}

export const listLibrarySkillIds = (world: World, owner: Person, count: number): Promise<string[]> =>
  world.inside(owner, async (tx) => {
    const rows = await tx
      .select({ id: skills.id })
      .from(skills)
      .innerJoin(skillFamilies, eq(skillFamilies.id, skills.familyId))
      .orderBy(skillFamilies.position, skills.position)
      .limit(count);
    return rows.map(({ id }) => id);
  });

/** One of each of the rest of the catalogue, and a report model; both models are made here. */
export const prepareLibraryIds = (world: World, owner: Person, modelName: string) =>
  world.inside(owner, async (tx) => {
    const [family] = await tx
      .select({ id: skillFamilies.id })
      .from(skillFamilies)
      .orderBy(skillFamilies.position);
    const [question] = await tx.select({ id: questions.id }).from(questions).orderBy(questions.slug);
    const model = world.services.newId();
    const { companyId } = owner;
    await tx.insert(questionModels).values({ companyId, id: model, nameFr: modelName });
    const reportModel = world.services.newId();
    await tx
      .insert(reportModels)
      .values({ companyId, id: reportModel, name: modelName, layout: standardLayout });
    return { family: family?.id ?? "", libraryQuestion: question?.id ?? "", model, reportModel };
  });

export const listLibraryValueIds = (world: World, owner: Person, count: number): Promise<string[]> =>
  world.inside(owner, async (tx) => {
    const rows = await tx
      .select({ id: companyValues.id })
      .from(companyValues)
      .orderBy(companyValues.position)
      .limit(count);
    return rows.map(({ id }) => id);
  });

function chooseType(peers: number, managers: number, directReports: number): EvaluationType {
  if (directReports > 0) return "full";
  if (peers > 0) return managers > 0 ? "peer_manager" : "peer";
  return managers > 0 ? "manager" : "self";
}

async function build<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  return made;
}
