import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { eq, sql } from "drizzle-orm";
import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { users } from "#accounts/tables.ts";
import { createCompany } from "#company/server/queries.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { notify } from "#notifications/server/notify.ts";
import { insertProfile } from "#people/server/queries.ts";
import { givePassword } from "../accounts.ts";
import { launchEvaluation, type LaunchedEvaluation } from "../answering.ts";
import { listLibrarySkillIds } from "../evaluations.ts";
import type { Person, World } from "../world.ts";

/** A company in which everything that can be many is `size`: people, evaluations, questions, participants, openings. */
export interface CallScenario {
  world: World;
  owner: Person;
  /** A participant of every evaluation. */
  me: Person;
  subject: Person;
  others: Person[];
  running: LaunchedEvaluation;
  completed: LaunchedEvaluation;
  skills: string[];
  draft: () => Promise<string>;
  run: (options?: { answered?: boolean }) => Promise<LaunchedEvaluation>;
  token: (kind: TokenKind, joined?: boolean) => Promise<string>;
}

/** Prepares a call of an endpoint; the call itself is what is watched. */
export type Call = (scenario: CallScenario) => Promise<() => Promise<unknown>>;

/** A call that needs nothing prepared. */
export const withoutPreparation =
  (call: (scenario: CallScenario) => Promise<unknown>): Call =>
  async (scenario) =>
  () =>
    call(scenario);

export async function createCallScenario(world: World, size: number): Promise<CallScenario> {
  const owner = await world.company();
  const [me, subject] = [await world.person(owner), await world.person(owner)];
  await givePassword(world, me);
  const others = await runSeveral(size, () => world.person(owner));
  const asked = Array.from({ length: size }, () => ({}));
  const run = async ({ answered = false } = {}) => {
    const invited = [me, ...others].map((person) => [person, "peer"] as const);
    const evaluation = await launchEvaluation(world, { author: owner, subject, invited, questions: asked });
    await world.inside(owner, (tx) =>
      notify(tx, world.services, owner.companyId, [
        {
          profileId: me.profileId,
          objectId: evaluation.id,
          kind: evaluationKinds.evaluation_invitation,
        },
      ]),
    );
    if (!answered) return evaluation;
    await me.api.answers.begin({ evaluationId: evaluation.id, noticeVersion: NOTICE_VERSION });
    await world.inside(me, (tx) =>
      tx.execute(sql`update evaluation_answers set scores = array_fill(4::smallint, array[${size}::int])`),
    );
    return evaluation;
  };
  const completed = await run();
  await owner.api.reports.close({ evaluationId: completed.id });
  await runSeveral(size, () => owner.api.reports.read({ evaluationId: completed.id }));
  await runSeveral(size, run);
  await runSeveral(Math.min(size, 20), () => joinAnotherCompany(world, me));
  const skills = await listLibrarySkillIds(world, owner, 2);
  const draft = async () => {
    const { id } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "full",
      subjectProfileId: subject.profileId,
    });
    await world.inside(owner, async (tx) => {
      await tx.execute(sql`
        insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, text_fr, type)
        select ${owner.companyId}, gen_random_uuid(), ${id}, place, ${skills[0]}, 'Question', 'star_rating'
        from generate_series(1, ${size}::int) place`);
      await tx.execute(sql`
        insert into evaluation_participants (company_id, id, evaluation_id, participant_profile_id, participant_role, created_at)
        select ${owner.companyId}, gen_random_uuid(), ${id}, person, 'peer', now()
        from unnest(${sql.param(others.map(({ profileId }) => profileId))}::uuid[]) person`);
    });
    return id;
  };
  const token = async (kind: TokenKind, joined = true) => {
    const { userId, companyId, profileId } = await world.person(owner, joined ? {} : { joinedAt: null });
    // Only an unproved address can be confirmed.
    if (kind === "confirmation")
      await world.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    const evaluationId = kind === "report" ? completed.id : null;
    const email = kind.endsWith("email") ? `nouvelle.${profileId}@entreprise.example` : null;
    const holder = { kind, userId, companyId, profileId, evaluationId, email };
    return mintToken(world.database.db, world.services, holder);
  };
  return { world, owner, me, subject, others, skills, running: await run(), completed, draft, run, token };
}

async function runSeveral<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let time = 0; time < times; time += 1) done.push(await work());
  return done;
}

async function joinAnotherCompany(world: World, { userId, email }: Person): Promise<void> {
  const [companyId, id, at] = [world.services.newId(), world.services.newId(), world.clock.now];
  await world.inside({ companyId, profileId: id }, async (tx) => {
    await createCompany(tx, { id: companyId, name: "Ailleurs", createdAt: at });
    await insertProfile(tx, { companyId, id, userId, firstName: "A", email, joinedAt: at, createdAt: at });
  });
}

export const listIds = (scenario: CallScenario, table: string, evaluationId: string): Promise<string[]> =>
  scenario.world.inside(scenario.owner, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where evaluation_id = ${evaluationId} order by id`,
    );
    return rows.map(({ id }) => id);
  });

let count = 0;
export const nextEmail = () => `quelqu.un${(count += 1)}@entreprise.example`;
export const getFirstPerson = ({ others }: CallScenario) => others[0] as Person;
