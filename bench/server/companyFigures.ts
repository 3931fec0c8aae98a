import { randomUUID } from "node:crypto";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type pg from "pg";
import { foldSomeReports } from "../../src/analytics/server/foldReports.ts";
import { publishFigures } from "../../src/analytics/server/publishFigures.ts";
import { readFigures } from "../../src/analytics/server/readFigures.ts";
import { batchRules } from "../../src/analytics/rules/batch.ts";
import { recordParameterized } from "../../src/app/testing/blocks.ts";
import { computeAnyReports } from "../../src/app/testing/releasedReports.ts";
import { listCandidates } from "../../src/disclosure/rules/company/candidates.ts";
import { selectPublished } from "../../src/disclosure/rules/company/publish.ts";
import { finishSteps } from "../../src/platform/testing/finishSteps.ts";
import { feedingNoticeVersion } from "../../src/evaluations/rules/notice.ts";
import { asTenant, openDatabase, type Database } from "../../src/platform/server/database/database.ts";
import { prepareLogins } from "../../src/platform/server/database/databaseLogins.ts";
import { startEmbeddedPostgres } from "../../src/platform/server/database/embeddedPostgres.ts";
import { migrateDatabase } from "../../src/platform/server/database/migrate.ts";
import type { Actor, Services } from "../../src/platform/server/services.ts";
import { withClient } from "./client.ts";
import { assessGoal, type Figure } from "./figures.ts";
import { fill, measureMedian } from "./growth.ts";
import { report } from "./report.ts";
import { project, startServer } from "./servers.ts";

const templates = 200;
const times = 5;
/** All reports are of this year, whose last night is over. */
const [year, night] = ["2025-01-01", "2026-01-02T08:00:00Z"] as const;

interface Company {
  companyId: string;
  owner: string;
  /** The session of the owner. */
  cookie: string;
}

/**
 * Measures the figures of a company with as many released reports as people, cloned from 200 computed ones, and of one ten
 * times larger: reading them from what nights have told beside the aggregation of the stored reports, by the execution time
 * that PostgreSQL states, and the night itself.
 */
export async function measureCompanyFigures({
  folder,
  secret,
  quick,
}: {
  folder: string;
  secret: string;
  quick: boolean;
}): Promise<void> {
  const small = quick ? 1000 : 10_000;
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "companyFigures") });
  const figures: Figure[] = [];
  let pool: pg.Pool | null = null;
  try {
    await migrateDatabase(cluster.url(), path.join(project, "database"));
    const logins = await prepareLogins({ ownerUrl: cluster.url(), given: {}, secret });
    const opened = openDatabase({ url: logins.requests, prepares: true }, { onError: () => {} });
    const { db } = opened;
    pool = opened.pool;
    await withClient(cluster.url("rondo", "postgres"), async (client) => {
      await client.query("create temp table templates (number int, document jsonb)");
      for (const [index, document] of computeAnyReports(templates).entries())
        await client.query("insert into templates values ($1, $2)", [index, JSON.stringify(document)]);
      const one = await fillReports(client, small, secret);
      figures.push(...(await measureNight(db, one, small)));
      figures.push(await measureManager(client, db, one));
      const ten = await fillReports(client, 10 * small, secret);
      await cloneRollups(client, one, ten);
      await client.query("vacuum (analyze)");
      figures.push(...(await measureReading(client, db, [one, ten], small)));
      figures.push(await measureHub(cluster.url(), ten, { folder, secret, size: 10 * small }));
    });
  } finally {
    await pool?.end();
    await cluster.stop();
  }
  report(figures, { title: "Company figures", keep: !quick });
}

/** Teams of twenty people in directions of twenty teams, forty positions; each team was evaluated in a month of the year. */
async function fillReports(client: pg.Client, size: number, secret: string): Promise<Company> {
  const cookie = await fill(client, size, secret);
  const { rows } = await client.query<Omit<Company, "cookie">>(
    `select company_id as "companyId", id as owner from profiles where role = 'account_owner' order by created_at desc limit 1`,
  );
  const company = { ...rows[0]!, cookie };
  await client.query(
    `update teams set parent_team_id = top.id
     from (select id, row_number() over (order by id) - 1 as place from teams where company_id = $1) own,
       (select id, row_number() over (order by id) - 1 as place from teams where company_id = $1 order by id limit greatest($2::int / 400, 1)) top
     where teams.id = own.id and own.place >= greatest($2::int / 400, 1) and top.place = own.place % greatest($2::int / 400, 1)`,
    [company.companyId, size],
  );
  await client.query(
    `update evaluations e set status = 'completed', notice_version = $2, launched_on = $3::date,
       closed_on = $3::date + (place / 20 % 12 * 30 + 10)::int
     from (select id, row_number() over (order by id) - 1 as place from evaluations where company_id = $1) own where own.id = e.id`,
    [company.companyId, feedingNoticeVersion, year],
  );
  await client.query(
    `insert into report_snapshots (company_id, id, evaluation_id, engine_version, snapshot, released_on, team_id, direction_id, position_id)
     select $1, gen_random_uuid(), e.id, (t.document ->> 'engineVersion')::int, t.document, e.closed_on + 1, team.id, team.parent_team_id, position.id
     from (select *, row_number() over (order by id) - 1 as place from evaluations where company_id = $1) e
     join templates t on t.number = e.place % $2
     join (select id, parent_team_id, row_number() over (order by id) - 1 as place from teams where company_id = $1) team
       on team.place = e.place / 20 % (select count(*) from teams where company_id = $1)
     join (select id, row_number() over (order by id) - 1 as place from job_positions where company_id = $1 order by id limit 40) position
       on position.place = e.place * 7 % 40`,
    [company.companyId, templates],
  );
  await client.query("vacuum (analyze)");
  return company;
}

const clock = (at: string) => ({ newId: randomUUID, now: () => new Date(at) });

/** The night that meets all reports of a company at once. */
async function measureNight(db: Database, { companyId }: Company, size: number): Promise<Figure[]> {
  const services = { ...clock(night), db } as unknown as Services;
  const inCompany = { companyId, profileId: null };
  const foldedIn = await measure(async () => {
    while ((await asTenant(db, inCompany, (tx) => foldSomeReports(tx, services, companyId))) > 0);
  });
  const toldIn = await measure(() => publishFigures(services, companyId));
  const { checkedIn, shares } = await check(db, companyId);
  const perThousand = (foldedIn + Math.max(0, toldIn - checkedIn)) / (size / 1000);
  return [
    {
      name: `a night that meets ${size} reports: adding them and writing what is told, per 1,000`,
      measured: `${(perThousand / 1000).toFixed(2)} s (adding ${(foldedIn / size).toFixed(2)} s per 1,000)`,
      asked: "≤ 2 s",
      met: assessGoal(perThousand <= 2000),
    },
    {
      name: `a night that meets ${size} reports: deciding what may be told`,
      measured: `${(checkedIn / 1000).toFixed(1)} s, and ${(toldIn / 1000).toFixed(1)} s with the writing; ${shares}`,
    },
  ];
}

const measure = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** What a night decides, apart from what it reads and writes. */
async function check(db: Database, companyId: string) {
  type Row = { number: number; person: string; closedOn: string; cuts: string[]; measures: string[] };
  const rows = await asTenant(db, { companyId, profileId: null }, async (tx) => {
    const found = await tx.execute<Row & Record<string, unknown>>(
      `select number, profile_id as person, closed_on::text as "closedOn", cuts, array(select jsonb_object_keys(measures)) as measures
       from analytics_reports order by number`,
    );
    return found.rows;
  });
  const person = new Map(rows.map((row) => [String(row.number), row.person]));
  const measures = [...new Set(rows.flatMap((row) => row.measures))];
  const begun = performance.now();
  const why = new Map<string, number>();
  for (const one of measures) {
    const reports = rows
      .filter((row) => row.measures.includes(one))
      .map(({ number, ...row }) => ({ ...row, id: String(number) }));
    const batch = finishSteps(
      selectPublished(listCandidates(reports, night.slice(0, 10)), [], {
        ...batchRules,
        toPerson: (column) => person.get(column)!,
      }),
    );
    why.set("told", (why.get("told") ?? 0) + batch.published.length);
    for (const each of batch.withheld) why.set(each.why, (why.get(each.why) ?? 0) + 1);
  }
  const all = [...why.values()].reduce((sum, each) => sum + each, 0);
  const share = (key: string) => `${((100 * (why.get(key) ?? 0)) / all).toFixed(1)} %`;
  return {
    checkedIn: performance.now() - begun,
    shares: `of ${all} figures ${share("told")} told, ${share("few")} of too few people, ${share("combined")} hidden by the exact rule, ${share("unproven")} by the sufficient one`,
  };
}

/** A manager of a whole direction, who has some direct reports in each team: which figures are open to them is decided anew. */
async function measureManager(client: pg.Client, db: Database, { companyId }: Company): Promise<Figure> {
  const { rows } = await client.query<{ id: string; teams: number }>(
    `with direction as (
       select d.id, count(*)::int as teams from teams d join teams t on t.company_id = d.company_id and t.parent_team_id = d.id
       where d.company_id = $1 group by d.id order by d.id limit 1),
     person as (select id from profiles where company_id = $1 and role = 'user' order by id limit 1),
     named as (update profiles p set role = 'team_manager' from person where p.company_id = $1 and p.id = person.id),
     given as (
       update teams t set manager_profile_id = person.id from direction, person
       where t.company_id = $1 and (t.id = direction.id or t.parent_team_id = direction.id)),
     reporting as (
       update profiles p set direct_manager_id = person.id from person, analytics_reports r, direction
       where p.company_id = $1 and r.company_id = $1 and r.profile_id = p.id and p.id <> person.id
         and 'direction:' || direction.id = any(r.cuts) and r.number % 4 = 0)
     select person.id, direction.teams from person, direction`,
    [companyId],
  );
  const { id: profileId, teams } = rows[0]!;
  const manager = {
    companyId,
    profileId,
    role: "team_manager",
    isAdmin: false,
    capabilities: new Set(["evaluate"]),
    at: new Date(night),
  } as unknown as Actor;
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const took = await measure(() =>
    asTenant(db, { companyId, profileId }, (tx) =>
      readFigures(tx, manager, { kind: "month", day: year, by: "team", limit: 50 }),
    ),
  );
  held.disable();
  return {
    name: `the figures of a month of a manager of a direction of ${teams} teams`,
    measured: `${took.toFixed(0)} ms, of which the server was held ${(held.max / 1e6).toFixed(0)} ms at once`,
    asked: "≤ 1,000 ms at once",
    met: assessGoal(held.max <= 1e9),
  };
}

/** What nights would have told of a company ten times larger, with the figures of the smaller one. */
async function cloneRollups(client: pg.Client, from: Company, to: Company): Promise<void> {
  await client.query(
    `insert into analytics_reports (company_id, id, evaluation_id, profile_id, number, closed_on, launched_on, cuts, measures)
     select $2, gen_random_uuid(), e.id, e.subject_profile_id, row_number() over (order by e.id), e.closed_on, e.launched_on,
       array_remove(array['company', 'direction:' || r.direction_id, 'team:' || r.team_id, 'position:' || r.position_id], null), model.measures
     from evaluations e join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
     cross join (select measures from analytics_reports where company_id = $1 order by number limit 1) model
     where e.company_id = $2`,
    [from.companyId, to.companyId],
  );
  await client.query(
    `with periods as (
       select r.number, r.launched_on, kind, date_trunc(kind, r.closed_on)::date as start, cut
       from analytics_reports r, unnest(array['month', 'quarter', 'year']) kind, unnest(r.cuts) cut where r.company_id = $2)
     insert into analytics_cuts (company_id, id, period_kind, period_start, cut_kind, cut_id, told_on, launched_from, figures)
     select $2, gen_random_uuid(), kind, start, split_part(cut, ':', 1), nullif(split_part(cut, ':', 2), '')::uuid, '2026-01-02',
       min(launched_on),
       (select figures from analytics_cuts c where c.company_id = $1 order by length(figures::text) desc limit 1)
     from periods group by kind, start, cut`,
    [from.companyId, to.companyId],
  );
}

/** The first page of the hub beside a signed-in call that has nothing to say, through HTTP. */
async function measureHub(
  url: string,
  { cookie }: Company,
  { folder, secret, size }: { folder: string; secret: string; size: number },
): Promise<Figure> {
  const server = await startServer("Rondo", "dist/server/main.js", {
    DATABASE_URL: url,
    AUTH_SECRET: secret,
    DATA_DIR: path.join(folder, "hub"),
    DEMO: "0",
    LOG_LEVEL: "warn",
  });
  try {
    const empty = await measureMedian(server.url, ["notifications/countUnread"], cookie, {});
    const page = await measureMedian(server.url, ["dashboards/reportsByPerson"], cookie, {});
    return {
      name: `the first page of the hub of ${size} people / an empty signed-in call`,
      measured: `${(page / empty).toFixed(2)} (${page.toFixed(1)} and ${empty.toFixed(1)} ms)`,
      asked: "≤ 3",
      met: assessGoal(page <= 3 * empty),
    };
  } finally {
    await server.stop();
  }
}

const readings = [
  {
    name: "the company",
    by: "company",
    raw: `select skill ->> 'id', count(*), avg((skill -> 'others' ->> 'value')::numeric) from report_snapshots r
      join evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
      cross join jsonb_array_elements(r.snapshot -> 'skills') skill
      where r.company_id = $1 and e.closed_on between $2::date and $2::date + 364 group by 1`,
  },
  {
    name: "the heat table of teams",
    by: "team",
    raw: `select r.team_id, skill ->> 'id', count(*), avg((skill -> 'others' ->> 'value')::numeric) from report_snapshots r
      join evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
      cross join jsonb_array_elements(r.snapshot -> 'skills') skill
      where r.company_id = $1 and e.closed_on between $2::date and $2::date + 364 group by 1, 2`,
  },
] as const;

async function measureReading(
  client: pg.Client,
  db: Database,
  companies: readonly Company[],
  small: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, by, raw } of readings) {
    const told: number[] = [];
    const aggregated: number[] = [];
    for (const company of companies) {
      const page = await explainReading(db, company, by);
      told.push(page.milliseconds);
      const values = [company.companyId, year];
      const whole = await explain((text) => client.query(text, values), raw);
      aggregated.push(whole.milliseconds);
      console.log(`\n${name}, company ${company.companyId}: the stored reports\n${whole.plan}`);
      console.log(`\n${name}, company ${company.companyId}: what was told\n${page.plan}`);
    }
    const [one, ten] = [told[0]!, told[1]!];
    const [ratio, growth] = [aggregated[1]! / ten, ten / one];
    const sizes = `${10 * small} reports`;
    figures.push(
      {
        name: `${name} of a year: ${sizes} aggregated / read as they were told (a page of 50)`,
        measured: `${ratio.toFixed(0)} (${aggregated[1]!.toFixed(1)} and ${ten.toFixed(2)} ms)`,
        asked: "≥ 200",
        met: assessGoal(ratio >= 200),
      },
      {
        name: `${name} of a year, read as it was told: ${sizes} / ${small}`,
        measured: `${growth.toFixed(2)} (${ten.toFixed(2)} and ${one.toFixed(2)} ms)`,
        asked: "≤ 1.2",
        met: assessGoal(growth <= 1.2),
      },
    );
  }
  return figures;
}

/** The very statements of the endpoint, with the login and the rights of the requests. */
async function explainReading(db: Database, { companyId, owner }: Company, by: "company" | "team") {
  const actor = {
    companyId,
    profileId: owner,
    capabilities: new Set(["managePeople", "evaluate"]),
    at: new Date(night),
  } as unknown as Actor;
  const statements = await recordParameterized(() =>
    asTenant(db, { companyId, profileId: owner }, (tx) =>
      readFigures(tx, actor, { kind: "year", day: year, by, limit: 50 }),
    ),
  );
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    await client.query(
      "select set_config('app.company_id', $1, true), set_config('app.profile_id', $2, true)",
      [companyId, owner],
    );
    const plans = [];
    for (const { text, values } of statements)
      plans.push(await explain((asked) => client.query(asked, values), text));
    return {
      milliseconds: plans.reduce((sum, each) => sum + each.milliseconds, 0),
      plan: plans.map(({ plan }) => plan).join("\n\n"),
    };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** The least of some times, and the plan of that one: a busy machine only adds. */
async function explain(ask: Ask, text: string): Promise<{ milliseconds: number; plan: string }> {
  let best: { milliseconds: number; plan: string } | null = null;
  for (let time = 0; time < times; time += 1) {
    const { rows } = await ask(`explain (analyze, buffers) ${text}`);
    const plan = (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]).join("\n");
    const milliseconds = Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]);
    if (!best || milliseconds < best.milliseconds) best = { milliseconds, plan };
  }
  return best!;
}
