import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Snapshot } from "#disclosure/contract.ts";
import { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { openSession } from "#accounts/server/sessions.ts";
import { findUserByEmail } from "#accounts/server/users.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { profiles } from "#people/tables.ts";
import { forgetAuthors } from "#reports/server/retention.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import { commentsBySkill, openAnswersByQuestion } from "../../../../database/demo.ts";
import { demoPulse } from "../../../../database/demo/pulses.ts";
import { prepareDemonstration } from "../../demonstration.ts";
import { makeTestMailer } from "../../testing/mailer.ts";
import { makeTasks } from "../../tasks.ts";

let world: World;
const dataDir = mkdtempSync(path.join(tmpdir(), "rondo-demonstration-"));
const settings = {
  appUrl: "http://localhost:3000",
  dataDir,
  databaseUrl: undefined,
  demo: undefined,
  isRemoved: false,
};
beforeAll(async () => {
  world = await makeWorld();
  await prepareDemonstration(world.services, settings);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const queryEveryCompany = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> => {
  const { rows } = await world.services.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  expect(rows).toHaveLength(1);
  const companyId = rows[0]?.id ?? "";
  return world.reporting({ companyId, profileId: "" }, async (tx) => (await tx.execute(query)).rows as Row[]);
};

const listRepeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

test("what one person wrote, nobody else wrote", async () => {
  const responses = await queryEveryCompany<{ texts: Record<string, string> }>(
    sql`select texts from responses`,
  );
  const texts = responses.flatMap((response) => Object.values(response.texts));
  expect(texts.length).toBeGreaterThan(30);
  expect(listRepeated(texts)).toEqual([]);
});

test("no report shows a comment twice, and the rich one shows many", async () => {
  const reports = await queryEveryCompany<{ snapshot: unknown }>(sql`select snapshot from report_snapshots`);
  expect(reports.length).toBeGreaterThanOrEqual(3);
  for (const { snapshot } of reports) {
    Snapshot.parse(snapshot);
    expect(listRepeated(listComments(snapshot))).toEqual([]);
  }
  expect(Math.max(...reports.map(({ snapshot }) => listComments(snapshot).length))).toBeGreaterThan(15);
});

const written = new Set([...Object.values(commentsBySkill), ...Object.values(openAnswersByQuestion)].flat());

/** Every text that people of the demonstration wrote, wherever the snapshot puts it. */
function listComments(value: unknown): string[] {
  if (typeof value === "string") return written.has(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listComments) : [];
}

/** A person of the demonstration, signed in. */
const enter = async (email: string): Promise<Person> => {
  const user = await findUserByEmail(world.services.db, email);
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select id from companies where is_demonstration",
  );
  const companyId = rows[0]?.id ?? "";
  const [person] = await world.inside({ companyId, profileId: "" }, (tx) =>
    tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)),
  );
  const who = { companyId, profileId: person?.id ?? "", userId: user?.id ?? "", email, firstName: "" };
  const { keys } = world.services;
  const setCookie = await openSession(world.database.db, world.services, keys, { ...who, scope: "full" });
  const cookie = setCookie.split(";")[0] ?? "";
  return { ...who, cookie, api: world.as(cookie) };
};

describe("its two years of cycles", () => {
  type Cell = { form: string };
  const countTold = (figures: Readonly<Record<string, Cell>>) =>
    Object.values(figures).filter(({ form }) => form !== "masked").length;

  test("tell the figures of each quarter, of most parts of the company, and its index", async () => {
    const { api } = await enter("helene.gagnon@boreale.example");
    const { told } = await api.analytics.figures({ kind: "quarter", day: "2026-01-01", by: "direction" });
    const latest = told?.last ?? "";
    const directions = await api.analytics.figures({ kind: "quarter", day: latest, by: "direction" });
    expect(directions.measures.length).toBe(7);
    expect(countTold(directions.company?.figures ?? {})).toBe(7);
    for (const { figures, index } of directions.items) {
      expect(countTold(figures)).toBeGreaterThan(0);
      expect(index).not.toBeNull();
    }
    const teams = await api.analytics.figures({ kind: "quarter", day: latest, by: "team" });
    const silent = teams.items.filter(({ figures }) => countTold(figures) === 0).map(({ name }) => name?.fr);
    // Four people, and six who would leave these four in their direction.
    expect(silent).toEqual(["Conception et produits", "Prototypes"]);
    const positions = await api.analytics.figures({ kind: "quarter", day: latest, by: "position" });
    expect(positions.items.filter(({ figures }) => countTold(figures) > 0).length).toBeGreaterThanOrEqual(3);
  });

  test("show trends over eight quarters and a year, between people enough to say what is noise", async () => {
    const { api } = await enter("helene.gagnon@boreale.example");
    const { told } = await api.analytics.figures({ kind: "quarter", day: "2026-01-01", by: "team" });
    const { items } = await api.analytics.figures({ kind: "quarter", day: told?.last ?? "", by: "team" });
    const logistics = items.find(({ name }) => name?.fr === "Logistique")?.id ?? "";
    const trends = await api.analytics.trends({
      kind: "quarter",
      day: told?.last ?? "",
      cut: "team",
      cutId: logistics,
    });
    expect(trends.spread).not.toBeNull();
    const [first] = trends.measures;
    expect(first?.cells.map(({ cell }) => cell.form)).not.toContain("masked");
    expect(new Set(first?.cells.map(({ questions }) => questions))).toEqual(new Set([1]));
    const { items: changes, start } = await api.analytics.changes({ kind: "quarter" });
    expect(start).toBe(told?.last);
    expect(changes.filter(({ cut }) => cut.id === logistics).length).toBeGreaterThan(0);
    const years = await api.analytics.figures({ kind: "year", day: told?.last ?? "", by: "company" });
    expect(years.told).not.toBeNull();
  });

  test("leave recent answers to their authors, and no link that its time would have deleted", async () => {
    const { api, companyId } = await enter("camille.tremblay@boreale.example");
    expect(await forgetAuthors(world.services, companyId)).toBe(0);
    const { done } = await api.answers.mine({});
    expect(done.filter(({ name }) => name.startsWith("Tour d’horizon")).length).toBeGreaterThan(40);
  });
});

describe("its monthly survey", () => {
  const readClosed = async () => {
    const rows = await queryEveryCompany<{ snapshot: unknown; publishedAt: Date | null }>(sql`
      select p.snapshot, r.published_at as "publishedAt" from pulse_reports p join pulse_runs r on r.id = p.run_id
      where r.content -> 'name' ->> 'fr' = ${demoPulse.name.fr} order by r.opened_at`);
    return rows.map(({ snapshot, publishedAt }) => ({ ...PulseSnapshot.parse(snapshot), publishedAt }));
  };

  test("came back six times in seven months, and says what changed, what is low and what is hidden", async () => {
    const runs = await readClosed();
    expect(runs).toHaveLength(6);
    const last = runs.at(-1);
    expect(last?.highlights.map(({ kind }) => kind)).toEqual(["rise", "lowest_theme"]);
    expect(last?.spread.scale).not.toBeNull();
    for (const { questions, comments } of runs) {
      expect(questions.map(({ whole }) => whole.form)).not.toContain("hidden");
      const forms = new Set(questions.flatMap(({ cuts }) => cuts.map(({ cell }) => cell.form)));
      expect(forms).toContain("hidden");
      expect(forms).toContain("scale");
      expect(listRepeated(comments.flatMap(({ paragraphs }) => paragraphs ?? []))).toEqual([]);
    }
    expect(last?.comments.flatMap(({ paragraphs }) => paragraphs ?? []).length).toBeGreaterThanOrEqual(10);
    // What followed from all of them but the first was told.
    expect(runs.map(({ publishedAt }) => publishedAt !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    const { api } = await enter("helene.gagnon@boreale.example");
    const { items } = await api.pulses.listRuns({});
    expect(items.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => "closed"),
      "open",
      "scheduled",
    ]);
    const days = items.filter(({ name }) => name.fr === demoPulse.name.fr).map(({ opensOn }) => opensOn);
    const months = days.toReversed().map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
    expect(Math.max(...months) - Math.min(...months)).toBe(7);
  });

  test("is told with what was done since, so that a person who was asked reads how it went", async () => {
    const { api } = await enter("noemie.fortin@boreale.example");
    const owner = await enter("helene.gagnon@boreale.example");
    const runs = (await owner.api.pulses.listRuns({ status: "closed" })).items.filter(
      ({ isPublished }) => isPublished,
    );
    const reports = await Promise.all(runs.map(({ id }) => api.pulses.readReport({ id })));
    expect(reports[0]?.earlier.filter((run) => run !== null)).toHaveLength(4);
    const isDone = reports.flatMap(({ note }) => (note?.actions ?? []).map(({ doneOn }) => doneOn !== null));
    expect([isDone.filter(Boolean).length, isDone.length]).toEqual([8, 12]);
  });

  test("stands beside a survey that too few answered, and an open one that waits for its people", async () => {
    const small = await queryEveryCompany<{ snapshot: unknown }>(sql`
      select p.snapshot from pulse_reports p join pulse_runs r on r.id = p.run_id where r.shown_answers < 5`);
    expect(small).toHaveLength(1);
    for (const { snapshot } of small) {
      const { questions, comments } = PulseSnapshot.parse(snapshot);
      expect(new Set(questions.map(({ whole }) => whole.form))).toEqual(new Set(["hidden"]));
      expect(comments.flatMap(({ paragraphs }) => paragraphs ?? [])).toEqual([]);
    }
    const { api } = await enter("noemie.fortin@boreale.example");
    expect((await api.pulses.openSurveys({})).items).toHaveLength(1);
    const owner = await enter("helene.gagnon@boreale.example");
    const [open] = (await owner.api.pulses.listRuns({ status: "open" })).items;
    expect(open).toMatchObject({ answers: 20, asked: 47 });
    expect(await owner.api.pulses.readReport({ id: open?.id ?? "" })).toMatchObject({
      snapshot: null,
      answers: 20,
    });
  });
});

test("its plans of development stand at four stages, one of them with what its person keeps for herself", async () => {
  const camille = await enter("camille.tremblay@boreale.example");
  const { development } = camille.api;
  const own = await development.readPlan({ profileId: camille.profileId });
  expect(own.cycles).toHaveLength(2);
  expect(own.objectives.map(({ status, isPrivate }) => [status, isPrivate])).toEqual([
    ["reached", false],
    ["running", false],
    ["running", false],
    ["running", true],
  ]);
  expect(own.changes.map(({ kind, by }) => `${kind} ${by.firstName}`).toSorted()).toEqual([
    "action_added Hélène",
    "note_added Hélène",
  ]);
  expect((await development.listNotes({ profileId: camille.profileId })).items).toHaveLength(2);
  const helene = await enter("helene.gagnon@boreale.example");
  const shared = await helene.api.development.readPlan({ profileId: camille.profileId });
  expect(shared.objectives).toHaveLength(3);
  const { items } = await helene.api.development.managedPlans({});
  const followed = items.flatMap(({ progress }) => (progress ? [progress] : []));
  expect(
    followed.toSorted((a, b) => a.open - b.open).map(({ open, lateActions }) => [open, lateActions]),
  ).toEqual([
    [2, 1],
    [4, 1],
  ]);
  // Six people share one, so that the hub tells how far they are.
  expect((await helene.api.development.companyProgress({})).company).toBe(0.4);
});

describe("the demonstration that is removed", () => {
  let real: Person;
  let helene: Person;
  /** Every table that names a company, with its number of rows of this one: read as no role of the product can. */
  const countRowsByTable = async (companyId: string): Promise<Record<string, number>> => {
    const client = await world.database.owner.connect();
    try {
      await client.query("begin");
      await client.query("select set_config('app.company_id', $1, true)", [companyId]);
      const { rows: tables } = await client.query<{ name: string; key: string }>(
        `select a.attrelid::regclass::text as name, a.attname as key from pg_attribute a
         join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and not a.attisdropped
         join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'auth', 'site')
         where a.attname = 'company_id' or (c.relname = 'companies' and a.attname = 'id')`,
      );
      const counts: Record<string, number> = {};
      for (const { name, key } of tables) {
        if (!name.startsWith("auth.")) await client.query(`alter table ${name} no force row level security`);
        const counted = await client.query(`select 1 from ${name} where ${key} = $1`, [companyId]);
        counts[name] = counted.rowCount ?? 0;
      }
      return counts;
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  const listFiles = () => globSync(path.join(inject("filesFolder"), "*", helene.companyId, "*"));

  beforeAll(async () => {
    real = await world.company("Une vraie entreprise");
    helene = await enter("helene.gagnon@boreale.example");
    // A person of the demonstration has a place in another company, too.
    const camille = await findUserByEmail(world.services.db, "camille.tremblay@boreale.example");
    await world.person(real, { email: camille?.email ?? "" });
    const bytes = new Uint8Array([1, 2, 3]);
    const object = { bytes, type: "image/webp" };
    const { companyId } = helene;
    const avatar = await storeFile(world.services, { kind: "avatar", companyId, object, small: object });
    await world.inside(helene, (tx) =>
      tx.execute(sql`update profiles set avatar = ${avatar}::uuid where id = ${helene.profileId}::uuid`),
    );
    // A draft that only its author reads.
    const noemie = await enter("noemie.fortin@boreale.example");
    const { rows: asked } = await world.inside(noemie, (tx) =>
      tx.execute<{ id: string }>(sql`
        select e.id from evaluations e join evaluation_participants p on p.evaluation_id = e.id
        where e.status = 'in_progress' and p.status = 'pending' and p.participant_profile_id = ${noemie.profileId}::uuid`),
    );
    await noemie.api.answers.begin({ evaluationId: asked[0]?.id ?? "", noticeVersion: NOTICE_VERSION });
    await helene.api.views.replace({ list: "people", version: 0, items: [] });
  });

  test("is not a company of people: one that is real stays, whoever asks", async () => {
    const before = await countRowsByTable(real.companyId);
    expect(await readErrorCode(real.api.company.removeDemonstration({}))).toBe("not_found");
    expect(await countRowsByTable(real.companyId)).toEqual(before);
  });

  test("says first that real people were invited to it, and removes nothing before that is accepted", async () => {
    await world.person(helene, { email: "rene.reel@rondo.test" });
    const before = await countRowsByTable(helene.companyId);
    expect(await helene.api.company.removeDemonstration({})).toEqual({ people: 1 });
    expect(await countRowsByTable(helene.companyId)).toEqual(before);
  });

  test("waits for who reads answers, such as a backup, for a moment only: others who read some wait behind it", async () => {
    const reading = await world.database.owner.connect();
    try {
      await reading.query("begin; lock table responses in access share mode");
      expect(await readErrorCode(helene.api.company.removeDemonstration({ withPeople: true }))).toBe(
        "service_unavailable",
      );
    } finally {
      await reading.query("rollback");
      reading.release();
    }
    expect(await readErrorCode(helene.api.people.list({}))).toBe("ok");
  });

  test("leaves no row in any table, no account but those with a place elsewhere, no session, no file", async () => {
    const [before, others] = [
      await countRowsByTable(helene.companyId),
      await countRowsByTable(real.companyId),
    ];
    const hidden = ["responses", "response_authors", "evaluation_answers", "rater_spreads", "saved_views"];
    for (const table of [...hidden, "audit_log", "companies", "auth.sessions"])
      expect([table, before[table]]).not.toEqual([table, 0]);
    expect(listFiles()).toHaveLength(2);

    await helene.api.company.removeDemonstration({ withPeople: true });
    expect(Object.entries(await countRowsByTable(helene.companyId)).filter(([, count]) => count > 0)).toEqual(
      [],
    );
    expect(await countRowsByTable(real.companyId)).toEqual(others);
    expect(await readErrorCode(helene.api.people.list({}))).toBe("unauthorized");
    const left = await world.database.owner.query(
      "select email from auth.users where email like '%@boreale.example'",
    );
    expect(left.rows).toEqual([{ email: "camille.tremblay@boreale.example" }]);

    // What was queued for it, and the removal of its files, finds its way to an end.
    const { rows: jobs } = await world.database.owner.query<{ task: string; payload: object }>(
      `select t.identifier as task, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.payload ->> 'companyId' = $1`,
      [helene.companyId],
    );
    expect(jobs.map(({ task }) => task)).toContain("removeBytes");
    const tasks = makeTasks(world.services, makeTestMailer(world, null), world.database.owner);
    for (const { task, payload } of jobs) await tasks[task]?.(payload, {} as never);
    expect(listFiles()).toEqual([]);
    // The tables are as safe as before.
    const { rows } = await world.database.owner.query(
      `select relname from pg_class where relrowsecurity and not relforcerowsecurity
       and relnamespace = 'public'::regnamespace and relname <> 'companies'`,
    );
    expect(rows).toEqual([]);
  });

  test("does not come back at the next start, not even with DEMO=1", async () => {
    const { rows } = await world.database.owner.query(
      "select 1 from site.installation where demonstration_removed",
    );
    expect(rows).toHaveLength(1);
    for (const demo of [undefined, true])
      await prepareDemonstration(world.services, { ...settings, demo, isRemoved: true });
    const { rows: left } = await world.database.owner.query("select name from companies");
    expect(left).toEqual([{ name: "Une vraie entreprise" }]);
  });
});
