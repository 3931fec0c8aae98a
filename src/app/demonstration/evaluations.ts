import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { createRouterClient } from "@orpc/server";
import type { ContractRouterClient } from "@orpc/contract";
import { and, eq } from "drizzle-orm";
import { evaluationAnswers } from "#answers/tables.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { loadActor } from "#people/server/actor.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Actor, Identity, Services } from "#platform/server/services.ts";
import { closeWhenCompleteTask } from "#reports/server/tasks.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { demoObjectives } from "../../../database/demo.ts";
import { libraryFamilies } from "../../../database/library/library.ts";
import { type contract, router } from "../registries.ts";
import { buildAnswers, type Means, type TakeText } from "./answers.ts";
import { getIdentity, type Actors } from "./people.ts";
import { createSeededRandom } from "./seededRandom.ts";

const skillNames = new Map(
  libraryFamilies.flatMap(({ skills }) => skills).map(({ key, name }) => [key, name.fr]),
);

type Api = ContractRouterClient<typeof contract>;

export interface DemoEvaluation {
  name: string;
  evaluationType: "peer" | "peer_manager" | "full";
  authorKey: string;
  subjectKey: string;
  skillKeys: readonly string[];
  withValues: boolean;
  withObjectives: boolean;
  participants: readonly { key: string; role: InvitedRole }[];
  /** Who has answered; everyone else is still awaited, or declined when `closed`. */
  answeredBy: readonly string[];
  means: Means;
  /** False: scores alone, without comments. */
  writes?: boolean;
  launchedDaysAgo: number;
  /** Null: still running, due in this many days. */
  closedDaysAgo: number | null;
  dueInDays: number;
}

const day = 24 * 60 * 60_000;
/** The same services, some days ago: what happens then is dated then. */
export const shiftClockBack = (services: Services, days: number): Services => {
  const now = services.now;
  return { ...services, now: () => new Date(now().getTime() - days * day) };
};

const runAsPerson: <T>(
  services: Services,
  identity: Identity,
  work: (tx: Tenant, actor: Actor) => Promise<T>,
) => Promise<T | null> = ({ db, now }, identity, work) =>
  asTenant(db, identity, async (tx) => {
    const actor = await loadActor(tx, identity, now());
    return actor && work(tx, actor);
  });

/** Calls the product's endpoints as one of the demonstration's people, so that every rule applies. */
export const createApiAs = (services: Services, identity: Identity): Api =>
  createRouterClient(router, {
    context: {
      services: { ...services, asActor: (_request, work) => runAsPerson(services, identity, work) },
      requestId: services.newId(),
      address: "127.0.0.1",
      request: new Headers(),
      response: new Headers(),
    },
  }) as unknown as Api;

export async function createDemoEvaluation(
  services: Services,
  actors: Actors,
  plan: DemoEvaluation,
  takeText: TakeText,
): Promise<void> {
  const then = shiftClockBack(services, plan.launchedDaysAgo);
  const author = createApiAs(then, getIdentity(actors, plan.authorKey));
  const evaluationId = await prepare(author, then, actors, plan);
  await author.evaluations.launch({ id: evaluationId, acceptsSmallGroups: true });

  const random = createSeededRandom(plan.name);
  const end = plan.closedDaysAgo === null ? services : shiftClockBack(services, plan.closedDaysAgo);
  for (const key of plan.answeredBy)
    await answer(end, getIdentity(actors, key), evaluationId, (items, role) =>
      buildAnswers(items, role, plan.means, random, plan.writes === false ? () => null : takeText),
    );
  if (plan.closedDaysAgo === null) return;
  for (const { key } of plan.participants)
    if (!plan.answeredBy.includes(key))
      await createApiAs(end, getIdentity(actors, key)).answers.decline({ evaluationId });
  const { companyId } = getIdentity(actors, plan.authorKey);
  await closeWhenCompleteTask(end, { companyId, evaluationId });
}

async function prepare(
  author: Api,
  services: Services,
  actors: Actors,
  plan: DemoEvaluation,
): Promise<string> {
  const { id } = await author.evaluations.create({
    name: plan.name,
    evaluationType: plan.evaluationType,
    subjectProfileId: getIdentity(actors, plan.subjectKey).profileId,
  });
  const { items: skills } = await author.skills.catalogue({ limit: 100 });
  const { items: values } = await author.skills.offeredValues({});
  const idByName = new Map(skills.map((skill) => [skill.name.fr, skill.id]));
  for (const key of plan.skillKeys) {
    const skillId = idByName.get(skillNames.get(key) ?? "");
    if (!skillId) throw new Error(`no skill called ${key} in the library`);
    await author.evaluations.addSkill({ id, skillId });
  }
  const due = new Date(services.now().getTime() + plan.dueInDays * day).toISOString().slice(0, 10);
  await author.evaluations.update({
    id,
    dueOn: due,
    selectedDimensions: [
      "skills",
      ...(plan.withValues ? (["values"] as const) : []),
      ...(plan.withObjectives ? (["objectives"] as const) : []),
    ],
  });
  if (plan.withValues) await author.evaluations.setValues({ id, valueIds: values.map((value) => value.id) });
  if (plan.withObjectives)
    for (const { name } of demoObjectives)
      await author.evaluations.addObjective({ id, nameFr: name.fr, nameEn: name.en });
  for (const { key, role } of plan.participants)
    await author.evaluations.addParticipant({ id, profileId: getIdentity(actors, key).profileId, role });
  return id;
}

/** Answers a whole form: the draft is written at once, then finalised through the endpoint like any other. */
async function answer(
  services: Services,
  identity: Identity,
  evaluationId: string,
  write: (items: readonly QuestionnaireItem[], role: ParticipantRole) => ReturnType<typeof buildAnswers>,
): Promise<void> {
  const api = createApiAs(services, identity);
  const form = await api.answers.read({ evaluationId });
  await api.answers.begin({ evaluationId, noticeVersion: NOTICE_VERSION });
  const { scores, texts } = write(form.items as QuestionnaireItem[], form.role);
  await asTenant(services.db, identity, (tx) =>
    tx
      .update(evaluationAnswers)
      .set({ scores, texts, revisions: scores.map(() => 1) })
      .where(
        and(
          eq(evaluationAnswers.evaluationId, evaluationId),
          eq(evaluationAnswers.profileId, identity.profileId),
        ),
      ),
  );
  await api.answers.finalise({ evaluationId });
}
