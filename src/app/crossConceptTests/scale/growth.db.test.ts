import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listDatedItems } from "#development/server/reminders/dueItems.ts";
import { findPositionsNamed } from "#people/server/resolveJob.ts";
import { readReport } from "#pulses/server/reports/readReport.ts";
import { countBlocks, recordParameterized } from "../../testing/blocks.ts";
import { growCompany, vacuumWhole, type GrownCompany } from "../../testing/growingCompany.ts";
import { makeWorld, type World } from "../../testing/world.ts";

/**
 * A page of a list, or a search, reads as much in a company ten times larger (docs/decisions/0069). Blocks are counted,
 * never time: they say the shape of a plan, whatever the machine.
 */
let world: World;
let small: GrownCompany;
let large: GrownCompany;

beforeAll(async () => {
  world = await makeWorld();
  small = await growCompany(world, 1200);
  large = await growCompany(world, 12_000);
  // How full the blocks of an index on random ids are is chance; those of 5,000 questions are read as one page of skills.
  for (const table of ["questions", "analytics_figures", "analytics_cuts"])
    await world.database.owner.query(`reindex table ${table}`);
  await vacuumWhole(world);
});

/** Blocks of an index that is a level deeper, or whose entries stand farther apart. */
const deeper = 20;
/** Blocks of the entries of common words, of which 5,000 at most are counted and compared. */
const entries = 100;

/** The same of indexes in which each row of a page is looked up. */
const deeperForEach = 60;

/** The period of which figures are told (`tellFigures`). */
const told = { kind: "month", day: "2026-10-15" } as const;

type Call = (company: GrownCompany) => Promise<unknown>;
const pages: [what: string, call: Call][] = [
  ["people", ({ owner }) => owner.api.people.list({})],
  ["people, second page", ({ owner }) => readSecondPage((cursor) => owner.api.people.list(cursor))],
  ["people by job", ({ owner }) => owner.api.people.list({ sort: "job" })],
  ["choices of an owner", ({ owner }) => owner.api.people.choices({})],
  ["choices of a manager", ({ manager }) => manager.api.people.choices({})],
  ["potential participants", ({ owner, draft: id }) => owner.api.evaluations.potentialParticipants({ id })],
  ["evaluations", ({ owner }) => owner.api.evaluations.list({})],
  ["evaluations, second page", ({ owner }) => readSecondPage((cursor) => owner.api.evaluations.list(cursor))],
  ["evaluations of the usual status", ({ owner }) => owner.api.evaluations.list({ status: "completed" })],
  ["evaluations by name", ({ owner }) => owner.api.evaluations.list({ sort: "name" })],
  ["evaluations by due date", ({ owner }) => owner.api.evaluations.list({ sort: "due" })],
  [
    "evaluations by due date, second page",
    ({ owner }) => readSecondPage((at) => owner.api.evaluations.list({ sort: "-due", ...at })),
  ],
  ["evaluations of a manager by due date", ({ manager }) => manager.api.evaluations.list({ sort: "due" })],
  ["evaluations of a manager", ({ manager }) => manager.api.evaluations.list({})],
  ["campaigns", ({ owner }) => owner.api.campaigns.list({})],
  ["campaigns, second page", ({ owner }) => readSecondPage((cursor) => owner.api.campaigns.list(cursor))],
  ["campaigns by name", ({ owner }) => owner.api.campaigns.list({ sort: "name" })],
  [
    "campaigns by due date, second page",
    ({ owner }) => readSecondPage((at) => owner.api.campaigns.list({ sort: "-due", ...at })),
  ],
  ["campaigns of a manager", ({ manager }) => manager.api.campaigns.list({})],
  ["people who report to nobody", ({ owner }) => owner.api.people.level({})],
  [
    "people who report to somebody",
    ({ owner, manager }) => owner.api.people.level({ managerId: manager.profileId }),
  ],
  ["the way to a person", ({ owner, manager }) => owner.api.people.above({ id: manager.profileId })],
  ["teams", ({ owner }) => owner.api.teams.list({})],
  // The small company has sixty: a second page of fifty would not be full.
  ["teams, second page", ({ owner }) => readSecondPage((at) => owner.api.teams.list({ limit: 20, ...at }))],
  ["directions from the end", ({ owner }) => owner.api.teams.list({ level: "direction", sort: "-name" })],
  ["teams of a manager", ({ manager }) => manager.api.teams.list({})],
  ["proposals that wait for a manager", ({ manager }) => manager.api.nominations.waiting({})],
  ["reports of the people of a manager", ({ manager }) => manager.api.dashboards.teamReports({})],
  ["plans of the people of a manager", ({ manager }) => manager.api.development.managedPlans({})],
  ["a plan", ({ manager: { api, profileId } }) => api.development.readPlan({ profileId })],
  [
    "what is soon due in the plan of a person, as the bell and an email name it",
    ({ manager: { companyId, profileId } }) =>
      world.inside({ companyId, profileId }, (tx) =>
        listDatedItems(tx, companyId, { from: "2027-01-31", until: "2027-02-03", profileId }),
      ),
  ],
  [
    "thank-yous to a person",
    ({ manager: { api, profileId } }) => api.development.listRecognitions({ profileId }),
  ],
  [
    "thank-yous shared in the teams of a manager",
    ({ manager: { api } }) => api.development.sharedRecognitions({}),
  ],
  ["the home, with the next step of a plan", ({ manager }) => manager.api.dashboards.read({})],
  ["people of a manager", ({ manager }) => manager.api.teams.managedPeople({})],
  ["members of a team", ({ owner, team: id }) => owner.api.teams.members({ id })],
  ["people of a team", ({ owner, team }) => owner.api.people.list({ team })],
  ["people of a team by job", ({ owner, team }) => owner.api.people.list({ team, sort: "job" })],
  [
    "evaluations due in a month",
    ({ owner }) => owner.api.evaluations.list({ dueMonth: "2026-11", sort: "due", limit: 100 }),
  ],
  ["evaluations of a team", ({ owner, team }) => owner.api.evaluations.list({ team })],
  ["evaluations of a type", ({ owner }) => owner.api.evaluations.list({ type: "full" })],
  ["evaluations that one leads", ({ owner }) => owner.api.evaluations.list({ concerns: "lead" })],
  ["evaluations that one answers", ({ owner }) => owner.api.evaluations.list({ concerns: "rater" })],
  ["evaluations due this month", ({ owner }) => owner.api.evaluations.list({ due: "this_month" })],
  ["evaluations that are late", ({ owner }) => owner.api.evaluations.list({ due: "late" })],
  ["evaluations without a due date", ({ owner }) => owner.api.evaluations.list({ due: "none" })],
  ["directions", ({ owner }) => owner.api.teams.level({})],
  [
    "the form of an evaluation before its launch, with who may publish it",
    ({ owner, about: evaluationId }) => owner.api.answers.preview({ evaluationId }),
  ],
  [
    "reports by person of a team and a state",
    ({ owner, team }) => owner.api.dashboards.reportsByPerson({ team, state: "never" }),
  ],
  ["candidates of a team", ({ owner, team: id }) => owner.api.teams.candidates({ id })],
  ["what needs attention of a manager", ({ manager }) => manager.api.dashboards.watch({})],
  // None of them closed in that month: those of other months are not read.
  [
    "days from launch to closing",
    ({ owner }) => owner.api.dashboards.closingDays({ kind: "month", start: "2026-01-01" }),
  ],
  ["trends of the company", ({ owner }) => owner.api.analytics.trends({ ...told, cut: "company" })],
  [
    "trends of a team, of its manager",
    ({ manager, team: cutId }) => manager.api.analytics.trends({ ...told, cut: "team", cutId }),
  ],
  ["runs of pulse surveys", ({ owner }) => owner.api.pulses.listRuns({})],
  [
    "runs, second page",
    ({ owner }) => readSecondPage((at) => owner.api.pulses.listRuns({ limit: 20, ...at })),
  ],
  ["runs that are open", ({ owner }) => owner.api.pulses.listRuns({ status: "open" })],
  ["surveys that one may answer", ({ owner }) => owner.api.pulses.openSurveys({})],
  ["surveys that are over", ({ owner }) => owner.api.pulses.pastSurveys({})],
  ["surveys that are over, of a manager", ({ manager }) => manager.api.pulses.pastSurveys({})],
  // Without the entry of the log.
  [
    "the results of a run",
    ({ owner: { companyId, profileId }, closedRun }) =>
      world.inside({ companyId, profileId }, (tx) =>
        readReport(tx, { companyId, profileId, capabilities: new Set(["managePeople"]) }, closedRun),
      ),
  ],
  ["the trend of pulse surveys", ({ owner }) => owner.api.pulses.readTrend({})],
  ["the trend of the teams of a manager", ({ manager }) => manager.api.pulses.readTrend({})],
];
const rowByRow: [what: string, call: Call][] = [
  ["figures of the company by team", ({ owner }) => owner.api.analytics.figures({ ...told, by: "team" })],
  [
    "figures of the company by team, second page",
    ({ owner }) =>
      readSecondPage((at) => owner.api.analytics.figures({ ...told, by: "team", limit: 20, ...at })),
  ],
  [
    "figures of the teams of a manager",
    ({ manager }) => manager.api.analytics.figures({ ...told, by: "team" }),
  ],
  ["changes beyond chance, of a manager's teams", ({ manager }) => manager.api.analytics.changes(told)],
];
const catalogue: [what: string, call: Call][] = [
  ["positions", ({ owner }) => owner.api.jobs.listPositions({})],
  [
    "positions, second page",
    ({ owner }) => readSecondPage((at) => owner.api.jobs.listPositions({ limit: 20, ...at })),
  ],
  [
    "positions of a family",
    ({ owner, family: familyId }) => owner.api.jobs.listPositions({ familyId, limit: 5 }),
  ],
  [
    "positions that a file names in French or English",
    ({ owner }) =>
      world.inside(owner, (tx) => findPositionsNamed(tx, owner.companyId, ["Métier 7", "Trade 8"])),
  ],
  ["a position", ({ owner, position: id }) => owner.api.jobs.readPosition({ id })],
  // All questions of the company are of one skill, which counts them.
  ["skills", ({ owner }) => owner.api.skills.list({})],
  ["skills to take", ({ owner }) => owner.api.skills.catalogue({})],
  [
    "skills to take, second page",
    ({ owner }) => readSecondPage((at) => owner.api.skills.catalogue({ limit: 20, ...at })),
  ],
  ["skills to take with a rare word", ({ owner }) => owner.api.skills.catalogue({ search: "zele" })],
  ["questions", ({ owner }) => owner.api.skills.questions({})],
  ["questions, second page", ({ owner }) => readSecondPage((at) => owner.api.skills.questions(at))],
  ["questions from the end", ({ owner }) => owner.api.skills.questions({ sort: "-text" })],
  ["questions of a rare type", ({ owner }) => owner.api.skills.questions({ type: "multiple_choice" })],
  ["questions with a rare word", ({ owner }) => owner.api.skills.questions({ search: "zeste" })],
];
const searches: [what: string, call: Call][] = [
  ["people with a rare word", ({ owner }) => owner.api.people.list({ search: "zoe" })],
  ["people with a rare word and a common one", ({ owner }) => owner.api.people.list({ search: "n zoe" })],
  ["people with two common words", ({ owner }) => owner.api.people.list({ search: "ada yale" })],
  ["people with a word that nobody has", ({ owner }) => owner.api.people.list({ search: "xyz" })],
  ["choices with a rare word", ({ manager }) => manager.api.people.choices({ search: "zoe" })],
  [
    "potential participants with a rare word",
    ({ owner, draft: id }) => owner.api.evaluations.potentialParticipants({ id, search: "zoe" }),
  ],
  ["evaluations with a rare word", ({ owner }) => owner.api.evaluations.list({ search: "zoe" })],
  ["evaluations with two words", ({ owner }) => owner.api.evaluations.list({ search: "bilan zoe" })],
  ["evaluations with two common words", ({ owner }) => owner.api.evaluations.list({ search: "ada yale" })],
  ["campaigns with a rare word", ({ owner }) => owner.api.campaigns.list({ search: "zephyr" })],
  ["teams with a rare word", ({ owner }) => owner.api.teams.list({ search: "zinc" })],
  ["members of a team, searched", ({ owner, team: id }) => owner.api.teams.members({ id, search: "zoe" })],
  ["people of a manager, searched", ({ manager }) => manager.api.teams.managedPeople({ search: "zoe" })],
  [
    "reports by person of a rare state",
    ({ owner }) => owner.api.dashboards.reportsByPerson({ state: "review" }),
  ],
  [
    "reports by person of a period without evaluations",
    ({ owner }) => owner.api.dashboards.reportsByPerson({ period: "week.2026-01-05" }),
  ],
  ["evaluations of a manager, searched", ({ manager }) => manager.api.evaluations.list({ search: "bilan" })],
];

describe("a company ten times larger reads at most 1.3 times the blocks for", () => {
  const compare = async (call: Call, more: number) => {
    const few = await countBlocks(world, small.owner, () => call(small));
    const many = await countBlocks(world, large.owner, () => call(large));
    expect(many).toBeLessThanOrEqual(1.3 * few + more);
  };
  test.each(pages)("%s", async (_what, call) => compare(call, deeper));
  test.each(rowByRow)("%s", async (_what, call) => compare(call, deeperForEach));
  test.each(searches)("%s", async (_what, call) => compare(call, entries));
  test.each(catalogue)("%s", async (_what, call) => compare(call, entries));
});

/** From the end; in a small company people who were invited one after the other stand on one block by chance. */
const turned: [what: string, asked: Call, fromTheEnd: Call][] = [
  [
    "people",
    ({ owner }) => owner.api.people.list({}),
    ({ owner }) => owner.api.people.list({ sort: "-name" }),
  ],
  [
    "people by job, second page",
    ({ owner }) => readSecondPage((at) => owner.api.people.list({ sort: "job", ...at })),
    ({ owner }) => readSecondPage((at) => owner.api.people.list({ sort: "-job", ...at })),
  ],
];

describe("from the end a page reads about as much as from the beginning:", () => {
  test.each(turned)("%s", async (_what, asked, fromTheEnd) => {
    const usual = await countBlocks(world, large.owner, () => asked(large));
    expect(await countBlocks(world, large.owner, () => fromTheEnd(large))).toBeLessThanOrEqual(1.3 * usual);
  });
});

/** The teams of the fifty people of a page: as many blocks whatever the company. */
const teams = 310;

/**
 * What matches grows with the company until a thousand are counted, and not beyond. At most half as much again as a
 * company of 12,000 reads today, so that each case fails without its index.
 */
const bounded: [what: string, most: number, call: Call][] = [
  // Not by ratio: the plan for any values may walk the 600 positions (131 blocks) rather than look up the ten that it
  // expects of a word, as the statistics of the day say which is cheaper. With more positions it looks them up.
  ["positions with a rare word", 160, ({ owner }) => owner.api.jobs.listPositions({ search: "zingueur" })],
  // Of two hundred parts of the company at most, eight periods.
  ["changes beyond chance", 990, ({ owner }) => owner.api.analytics.changes(told)],
  // Whether each runs is asked of its series, one by one; in a small company of all series at once.
  ["templates of pulse surveys", 245, ({ owner }) => owner.api.pulses.listTemplates({})],
  [
    "templates of pulse surveys, second page",
    210,
    ({ owner }) => readSecondPage((at) => owner.api.pulses.listTemplates({ limit: 20, ...at })),
  ],
  ["teams below a team", 420, ({ owner, team: parentId }) => owner.api.teams.level({ parentId })],
  ["people who are invited", 120 + teams, ({ owner }) => owner.api.people.list({ state: "invited" })],
  ["people whom nobody invited", 120 + teams, ({ owner }) => owner.api.people.list({ state: "uninvited" })],
  ["people of the usual role", 170 + teams, ({ owner }) => owner.api.people.list({ role: "user" })],
  [
    "people of the usual role by job",
    170 + teams,
    ({ owner }) => owner.api.people.list({ role: "user", sort: "job" }),
  ],
  ["people in transition", 170 + teams, ({ owner }) => owner.api.people.list({ hrStatus: "en_transition" })],
  ["people of the usual status", 170 + teams, ({ owner }) => owner.api.people.list({ hrStatus: "actif" })],
  ["people without a manager", 170 + teams, ({ owner }) => owner.api.people.list({ manager: "none" })],
  [
    "people of one position",
    170 + teams,
    async ({ owner, position: jobPositionId }) => owner.api.people.list({ jobPositionId }),
  ],
  ["people of a rare role", 110 + teams, ({ owner }) => owner.api.people.list({ role: "team_manager" })],
  ["people with a word that most have", 8700, ({ owner }) => owner.api.people.list({ search: "p" })],
  ["people with two words that most have", 13000, ({ owner }) => owner.api.people.list({ search: "p n" })],
  ["choices with a word that most have", 8700, ({ manager }) => manager.api.people.choices({ search: "p" })],
  ["evaluations of a rare status", 550, ({ owner }) => owner.api.evaluations.list({ status: "in_progress" })],
  [
    "evaluations with a word that all have",
    6000,
    ({ owner }) => owner.api.evaluations.list({ search: "bil" }),
  ],
  // Three indexes, a level deeper, for each of the fifty people of a page.
  ["reports by person", 550, ({ owner }) => owner.api.dashboards.reportsByPerson({})],
  // Of many people, a page and a thousand others are asked one by one; of few, these alone.
  [
    "reports by person, completed",
    4800,
    ({ owner }) => owner.api.dashboards.reportsByPerson({ state: "completed" }),
  ],
  ["reports by person, never", 3900, ({ owner }) => owner.api.dashboards.reportsByPerson({ state: "never" })],
  [
    "reports by person, in progress",
    6100,
    ({ owner }) => owner.api.dashboards.reportsByPerson({ state: "in_progress" }),
  ],
  // All evaluations that run or closed in it are counted, whatever the groups; the answer is bounded.
  [
    "participation of a month",
    280,
    ({ owner }) => owner.api.dashboards.participation({ kind: "month", start: "2026-10-01" }),
  ],
  // All plans of the company are counted, table by table.
  ["how far plans are, by team", 1820, ({ owner }) => owner.api.development.companyProgress({})],
  // At most so many of those that end first, and their participants; the names of six.
  ["what needs attention", 330, ({ owner }) => owner.api.dashboards.watch({})],
];

describe("no company reads more blocks than today, by half, for", () => {
  test.each(bounded)("%s", async (_what, most, call) => {
    expect(await countBlocks(world, large.owner, () => call(large))).toBeLessThanOrEqual(most);
  });
});

/** A filter with an order that has no index for it walks the list: about a block a row, and never more (0069). */
const walked: [what: string, call: Call][] = [
  ["invited people by job", ({ owner }) => owner.api.people.list({ state: "invited", sort: "job" })],
  ["owners by job", ({ owner }) => owner.api.people.list({ role: "account_owner", sort: "job" })],
  ["drafts by due date", ({ owner }) => owner.api.evaluations.list({ status: "draft", sort: "due" })],
  ["archived ones by name", ({ owner }) => owner.api.evaluations.list({ status: "archived", sort: "name" })],
];

describe("a company of 12,000 people reads at most a block a row for", () => {
  test.each(walked)("%s", async (_what, call) => {
    expect(await countBlocks(world, large.owner, () => call(large))).toBeLessThanOrEqual(13_000);
  });
});

test("the list of evaluations is not planned at each call, in a company smaller than the average one either", async () => {
  const list = () => small.owner.api.evaluations.list({});
  const [sent] = await recordParameterized(list);
  // PostgreSQL plans five times for the values, then compares with a plan for any.
  for (let call = 0; call < 10; call += 1) await list();
  const { rows } = await world.database.db.$client.query(
    "select generic_plans > 0 as kept from pg_prepared_statements where statement = $1",
    [sent?.text],
  );
  expect(rows).toEqual([{ kept: true }]);
});

test("the home of a lead reads the first of what they lead, whatever they lead in all", async () => {
  const readHome = ({ owner }: GrownCompany) => owner.api.dashboards.read({});
  expect(await countBlocks(world, large.owner, () => readHome(large))).toBeLessThanOrEqual(350);
});

test("the home of a lead reads the first of what people left, whatever they lead and whatever is in the log", async () => {
  const { companyId } = large.owner;
  const lead = await world.person(large.owner, { role: "team_manager" });
  await world.inside(large.owner, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into evaluations (company_id, id, name, author_profile_id, subject_profile_id, evaluation_type, status,
        selected_dimensions, scale, threshold, launched_on, due_on, created_at, updated_at, has_departures)
      select company_id, gen_random_uuid(), 'Bilan', ${lead.profileId}, subject_profile_id, 'full', 'in_progress',
        array['skills'], 'frequency', 3, current_date, current_date + 20, now(), now(), true
      from (select * from evaluations where company_id = ${companyId} order by id limit 300) other`);
    await tx.execute(sql`
      insert into evaluation_participants (company_id, id, evaluation_id, participant_profile_id, participant_role, created_at)
      select e.company_id, gen_random_uuid(), e.id, peer.id, 'peer', now()
      from evaluations e cross join (
        select id from profiles where company_id = ${companyId} and email like 'courriel%' and is_active order by id limit 4) peer
      where e.company_id = ${companyId} and e.author_profile_id = ${lead.profileId}`);
    await tx.execute(sql`
      insert into audit_log (company_id, id, at, action, object_type, object_id, details)
      select company_id, gen_random_uuid(), now(), 'evaluation.reminded', 'evaluation', id, '{}'
      from evaluations cross join generate_series(1, 100)
      where company_id = ${companyId} and author_profile_id = ${lead.profileId}`);
  });
  await world.database.owner.query("vacuum (analyze)");
  expect(await countBlocks(world, lead, () => lead.api.dashboards.read({}))).toBeLessThanOrEqual(1300);
});

test("reports by person of a period ask those who have one of it, or a page and a thousand people", async () => {
  const { companyId } = large.owner;
  const { rows: completed } = await world.inside(large.owner, (tx) =>
    tx.execute<{ id: string }>(
      sql`select id from evaluations where company_id = ${companyId} and status = 'completed' order by id`,
    ),
  );
  // One of twelve in March, in any order of the names.
  await world.reporting(large.owner, (tx) =>
    tx.execute(sql`
      insert into report_snapshots (company_id, id, evaluation_id, engine_version, snapshot, released_on)
      select ${companyId}, gen_random_uuid(), id, 1, '{}', date '2026-10-20' - case when place % 12 = 0 then 230 else 0 end
      from unnest(${sql.param(completed.map(({ id }) => id))}::uuid[]) with ordinality done (id, place)`),
  );
  await world.database.owner.query("vacuum (analyze)");
  const measure = (period: string) =>
    countBlocks(world, large.owner, () => large.owner.api.dashboards.reportsByPerson({ period }));
  expect(await measure("month.2026-03-01"), "480 people").toBeLessThanOrEqual(15_700);
  expect(await measure("quarter.2026-10-01"), "5,200 people").toBeLessThanOrEqual(12_100);
});

test("a total is exact where it is small, and says so where it is not counted", async () => {
  // Another person: the owner has searched sixty times this minute.
  const admin = await world.person(large.owner, { role: "admin", isAdmin: true });
  const readTotal = async (search?: string) => {
    const { total: rows, isTotalExact } = await admin.api.people.list(search ? { search } : {});
    return { rows, isTotalExact };
  };
  expect(await readTotal()).toEqual({ rows: 1000, isTotalExact: false });
  expect(await readTotal("p")).toEqual({ rows: 1000, isTotalExact: false });
  expect(await readTotal("zoe")).toEqual({ rows: 5, isTotalExact: true });
});

async function readSecondPage<Page extends { nextCursor: string | null }>(
  list: (input: { cursor?: string }) => Promise<Page>,
): Promise<Page> {
  const { nextCursor } = await list({});
  return list({ cursor: nextCursor ?? "" });
}
