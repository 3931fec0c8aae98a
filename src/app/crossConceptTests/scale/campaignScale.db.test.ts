import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { giveAwaitedQuestions, launchCampaign } from "#campaigns/contract/tasks.ts";
import { countRequestsByPerson } from "#campaigns/rules.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";
import { analyze as analyzeTables } from "#platform/server/database/analyze.ts";
import { importKinds } from "../../registries.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { recordStatements } from "../../testing/answering.ts";
import { countBlocks, inRolledBackTransaction, recordParameterized } from "../../testing/blocks.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

let drawn = 0;
const world = await makeWorld({
  random: () => {
    drawn += 1;
    return Math.random();
  },
});
const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const analyze = () => world.database.owner.query("vacuum (analyze)");

/** One flat team, three of whom report to its manager, in a company with so many others. */
async function createLargeTeam(size: number, others = 0) {
  const made = await createCampaignTeam(world, 3);
  const { owner, team } = made;
  await world.inside(owner, (tx) =>
    tx.execute(sql`
      insert into profiles (company_id, id, first_name, last_name, email, created_at, joined_at)
      select ${owner.companyId}, gen_random_uuid(), 'Autre', n::text, 'a' || n || '@nombreux.example', now(), now()
      from generate_series(1, ${others}::int) n`),
  );
  // As an import does; of the changes below the server is not told.
  if (others > 0)
    await analyzeTables(
      world.database.owner,
      importKinds.flatMap(({ fills }) => fills),
    );
  await world.inside(owner, (tx) =>
    tx.execute(sql`
      with made as (
        insert into profiles (company_id, id, first_name, last_name, email, created_at)
        select ${owner.companyId}, gen_random_uuid(), 'Personne', n::text, 'p' || n || '@nombreux.example', now()
        from generate_series(1, ${size - 3}::int) n returning id)
      insert into team_members (company_id, id, team_id, profile_id)
      select ${owner.companyId}, gen_random_uuid(), ${team}, id from made`),
  );
  return made;
}
async function listMemberIds(owner: Person, team: string): Promise<string[]> {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute<{ id: string }>(
      sql`select profile_id as id from team_members where team_id = ${team} order by profile_id`,
    ),
  );
  return rows.map(({ id }) => id);
}
const measureSeconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};
const start = (owner: Person, campaignId: string) =>
  tasks[launchCampaign]?.({ companyId: owner.companyId, campaignId }, {} as never);

const others = rounds({ short: 400, long: 10_000 });
const releases = [
  { release: "immediate", others: 0, what: "" },
  // Who may publish is asked at each start.
  { release: "by_hand", others, what: `, read through first, in a company of ${others} more` },
] as const;

test("its page reads about as many blocks a person for twenty people as for eighty", async () => {
  const prepareCampaign = async (size: number) => {
    const { owner, team, source } = await createLargeTeam(size);
    return { owner, ...(await owner.api.campaigns.create(buildCampaignInput(team, source))) };
  };
  const countReadBlocks = ({ owner, id }: { owner: Person; id: string }) =>
    countBlocks(world, owner, () => owner.api.campaigns.read({ id }));
  // Both in the same tables: in those of twenty people alone, an index is a level less deep.
  const [few, many] = [await prepareCampaign(20), await prepareCampaign(80)];
  // Not vacuumed: which pages it may mark as all-visible differs from run to run, and each unmarked row costs a block.
  await world.database.owner.query("analyze");
  expect(await countReadBlocks(many)).toBeLessThanOrEqual(1.3 * 4 * (await countReadBlocks(few)));
}, 60_000);

test.each(releases)(
  "200 people are prepared by one call, launched by one more, and written to once each$what",
  async ({ release, others, what }) => {
    const count = rounds({ short: 40, long: 200 });
    const { owner, team, source } = await createLargeTeam(count, others);
    const { version } = await owner.api.company.readSettings({});
    await owner.api.company.updateSettings({ release, version });
    let id = "";
    const prepared = await measureSeconds(async () => {
      ({ id } = await owner.api.campaigns.create(buildCampaignInput(team, source)));
    });
    const launched = await measureSeconds(async () => {
      await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
      await start(owner, id);
    });
    noteFigure({
      name: `a campaign of ${count} people${what}: prepared, then launched until the last has started, in seconds`,
      measured: `${prepared.toFixed(1)} + ${launched.toFixed(1)}`,
      asked: "≤ 10 for 200",
    });
    // Elsewhere another test may have the machine.
    if (proving) expect(prepared + launched).toBeLessThanOrEqual(10);
    const { lines } = await owner.api.campaigns.read({ id });
    expect(lines.filter(({ status }) => status === "in_progress")).toHaveLength(count);
    // The manager of three of them answers about each; no other participant is asked beyond the limit.
    expect(Math.max(...countRequestsByPerson(lines).values())).toBe(4);
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(sql`select count(*)::int as emails, count(distinct recipient_profile_id)::int as people
      from outbox where kind like 'evaluations.invitation%'`),
    );
    expect(rows).toEqual([{ emails: count + 1, people: count + 1 }]);
    const frozen = await world.inside(owner, (tx) =>
      tx.execute(sql`select distinct release from evaluations where status = 'in_progress'`),
    );
    expect(frozen.rows).toEqual([{ release }]);
  },
  180_000,
);

test("500 people of one team are prepared in seconds", async () => {
  const count = rounds({ short: 60, long: 500 });
  const { owner, team, source } = await createLargeTeam(count);
  await analyze();
  const seconds = await measureSeconds(() => owner.api.campaigns.create(buildCampaignInput(team, source)));
  noteFigure({
    name: `a campaign of ${count} people of one flat team, prepared, in seconds`,
    measured: seconds.toFixed(1),
  });
  if (proving) expect(seconds).toBeLessThan(10);
}, 180_000);

test("questions beyond what one statement may write arrive in the background; what was launched or deleted gets none", async () => {
  const [people, asked] = [130, 90];
  const { owner, team, source } = await createLargeTeam(people);
  const [{ id: skill } = { id: "" }] = (await owner.api.skills.catalogue({ limit: 1 })).items;
  const { count } = await world.inside(owner, async (tx) => {
    await tx.execute(sql`
      insert into questions (company_id, id, skill_id, slug, text_fr, type, position)
      select ${owner.companyId}, gen_random_uuid(), ${skill}, 'n' || n, 'Question ' || n, 'star_rating', 100 + n
      from generate_series(1, ${asked}::int) n`);
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from questions where skill_id = ${skill} and not is_archived`,
    );
    return rows[0]!;
  });
  const questionnaire = { from: "skills" as const, ids: [skill] };
  const { id } = await owner.api.campaigns.create({ ...buildCampaignInput(team, source), questionnaire });
  const countPreparing = async () => (await owner.api.campaigns.progress({ id })).preparing;
  // The draft that reaches the limit is the last.
  const later = people - Math.ceil(10_000 / count);
  expect(await countPreparing()).toBe(later);

  const { lines } = await owner.api.campaigns.read({ id });
  const [taken] = lines.filter(({ awaitsQuestions }) => awaitsQuestions);
  const choice = { teams: [], positions: [], people: [(await world.person(owner)).profileId] };
  for (const refused of [
    () => owner.api.campaigns.launch({ id }),
    () => owner.api.campaigns.setQuestions({ id, questionnaire }),
    () => owner.api.campaigns.addPeople({ id, choice }),
  ])
    expect(await readErrorCode(refused())).toBe("campaign_preparing");
  await owner.api.campaigns.removePeople({ id, evaluationIds: [taken!.evaluationId] });

  const { rows: queued } = await world.database.owner.query<{ payload: object }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1",
    [giveAwaitedQuestions],
  );
  expect(queued).toHaveLength(1);
  await tasks[giveAwaitedQuestions]?.(queued[0]!.payload, {} as never);
  expect(await countPreparing()).toBe(0);
  const after = await owner.api.campaigns.read({ id });
  expect(new Set(after.lines.map(({ questionCount }) => questionCount))).toEqual(new Set([count]));
  expect(await readErrorCode(owner.api.campaigns.launch({ id, acceptsSmallGroups: true }))).toBe("ok");
}, 60_000);

test("its statements are as many for ten people as for forty, and each start sends the same", async () => {
  const countStatements = async (size: number) => {
    const { owner, team, source } = await createLargeTeam(size);
    let id = "";
    const count = async (work: () => unknown) =>
      (await recordStatements(async () => void (await work()))).length;
    const created = await count(async () => {
      ({ id } = await owner.api.campaigns.create(buildCampaignInput(team, source)));
    });
    const proposed = await count(() => owner.api.campaigns.propose({ id, maxRequests: 5, colleagues: 5 }));
    const read = await count(() => owner.api.campaigns.read({ id }));
    const launched = await count(() => owner.api.campaigns.launch({ id, acceptsSmallGroups: true }));
    const started = await count(() => start(owner, id));
    return { fixed: { created, proposed, read, launched }, started };
  };
  const few = await countStatements(10);
  const many = await countStatements(40);
  expect(many.fixed).toEqual(few.fixed);
  expect((many.started - few.started) / 30).toBeLessThanOrEqual(40);
}, 60_000);

test("approving, reminding and adding people send as many statements for ten people as for forty", async () => {
  const counts = async (size: number) => {
    const { owner, team, source } = await createLargeTeam(size);
    const profiles = await listMemberIds(owner, team);
    const wishes = { ...buildCampaignInput(team, source), evaluationType: "peer" as const };
    const count = async (work: () => unknown) =>
      (await recordStatements(async () => void (await work()))).length;
    const choosePeople = (ids: readonly string[]) => ({ teams: [], positions: [], people: [...ids] });

    const nominated = await owner.api.campaigns.create({
      ...wishes,
      choice: choosePeople(profiles.slice(0, 1)),
      nomination: { least: 0, most: 5, dueOn: "2026-11-27" },
    });
    const added = await count(() =>
      owner.api.campaigns.addPeople({ id: nominated.id, choice: choosePeople(profiles) }),
    );
    // As if each had sent the next two.
    await world.inside(owner, (tx) =>
      tx.execute(sql`update nominations n set status = 'sent', choices = array(
        select p.id from profiles p where p.company_id = n.company_id and p.role = 'user' and not p.is_admin
          and p.id <> n.subject_profile_id order by (p.id < n.subject_profile_id), p.id limit 2)`),
    );
    const { lines } = await owner.api.campaigns.read({ id: nominated.id });
    let approvals = 0;
    const approved = await count(async () => {
      const evaluationIds = lines.map(({ evaluationId }) => evaluationId);
      approvals = (await owner.api.campaigns.approve({ id: nominated.id, evaluationIds })).approved;
    });
    expect(approvals).toBe(size);

    const { id } = await owner.api.campaigns.create(wishes);
    await owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
    await start(owner, id);
    await world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));
    const [one] = profiles;
    const remindedOne = await count(() => owner.api.campaigns.remind({ id, profileIds: [one!] }));
    const reminded = await count(() => owner.api.campaigns.remind({ id }));
    return { added, approved, remindedOne, reminded };
  };
  expect(await counts(40)).toEqual(await counts(10));
}, 60_000);

test("of a team of a thousand, two hundred colleagues are considered about each person", async () => {
  const { owner, members, source, team } = await createLargeTeam(1000);
  const people = members.map(({ profileId }) => profileId);
  drawn = 0;
  const { id } = await owner.api.campaigns.create({
    ...buildCampaignInput(team, source),
    choice: { teams: [], positions: [], people },
  });
  // A sample of each person's colleagues, the rows read of people who are none, and its order.
  expect(drawn).toBeLessThanOrEqual(people.length * (200 + 200 + 50));
  const { lines } = await owner.api.campaigns.read({ id });
  for (const { invited } of lines) expect(invited.filter(({ role }) => role === "peer")).toHaveLength(4);
}, 60_000);

test("how many a choice is about is counted where they are", async () => {
  const { owner, team } = await createLargeTeam(50);
  const choice = { teams: [team], positions: [], people: [] };
  const statements = await recordParameterized(() => owner.api.campaigns.choose(choice));
  const rows = await inRolledBackTransaction(world, owner, async (client) => {
    const counts: (number | null)[] = [];
    for (const { text, values } of statements) counts.push((await client.query(text, values)).rowCount);
    return counts;
  });
  expect(rows).toEqual(statements.map(() => 1));
  expect((await owner.api.campaigns.choose(choice)).count).toBe(50);
}, 60_000);
