import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFigure, proving } from "#platform/testing/proof.ts";
import { endpoints, type Endpoint } from "../../testing/inputs.ts";
import { buildCheck, listFaults, isForeign, type PermissionCheck } from "../../testing/permissions/act.ts";
import { isChangeVisible } from "../../testing/permissions/isChangeVisible.ts";
import { listFaultsWithoutChecks, buildForeignIdChecks } from "../../testing/permissions/alone.ts";
import { listImpersonations, listImpersonationFaults } from "../../testing/permissions/authors.ts";
import {
  findAcceptedReferences,
  listLeaksAfter,
  listPolicies,
  listTables,
  buildOpeningStatement,
  getParties,
  type Parties,
} from "../../testing/permissions/policies.ts";
import { findObjectKind } from "../../testing/permissions/objects/register.ts";
import {
  dependsOnRelation,
  selectOnePerKind,
  makeSampler,
  describeEquivalence,
  type EndpointRows,
} from "../../testing/permissions/sample.ts";
import { openScenario, listEndpointRows, type Scenario } from "../../testing/permissions/scenario.ts";
import { listCalls, readTable, type Row } from "../../testing/permissions/table.ts";
import { isPolicyNoticed, listUnnoticedSecondFactor } from "../../testing/permissions/weakened.ts";

const withSession = endpoints.filter(({ meta }) => meta.allow !== "anyone");
const counts = { normal: 0, database: 0, application: 0, wrong: 0, mutations: 0 };
let scenario: Scenario;
let parties: Parties;
let tables: string[];
beforeAll(async () => {
  scenario = await openScenario();
  tables = await listTables(scenario.world.database.owner);
  parties = getParties(scenario);
});

const table = readTable();
const sampleRows = makeSampler(
  endpoints.map((endpoint) => ({
    name: endpoint.name,
    allow: endpoint.meta.allow,
    rows: listEndpointRows({ table }, endpoint),
  })),
);

/** The rows to act: a covering sample, or all of them when proving. */
function buildChecks(
  endpoint: Endpoint,
  wanted: (row: Row) => boolean = () => true,
  sample: (asked: EndpointRows) => readonly Row[] = sampleRows,
): PermissionCheck[] {
  const rows = listEndpointRows(scenario, endpoint).filter(wanted);
  const chosen = proving ? rows : sample({ name: endpoint.name, allow: endpoint.meta.allow, rows });
  return chosen.map((row) => buildCheck(scenario, endpoint, row));
}

/** Acts the lines and counts them. */
async function expectNoFaults(
  mode: "normal" | "database" | "application",
  checks: readonly PermissionCheck[],
  run: typeof listFaults,
) {
  const faults = await run(scenario, checks);
  counts[mode] += checks.length;
  counts.wrong += faults.length;
  expect(faults).toEqual([]);
}

describe("the table", () => {
  test("speaks of every endpoint of the contract, of everybody, and of nothing else", () => {
    expect(listCalls(scenario.table)).toEqual(new Set(endpoints.map(({ name }) => name)));
    for (const endpoint of endpoints) {
      const spoken = new Set(listEndpointRows(scenario, endpoint).map(({ relation }) => relation.name));
      expect([endpoint.name, spoken.size]).toEqual([endpoint.name, scenario.table.relations.length]);
    }
    expect(scenario.table.relations.length).toBeGreaterThan(45);
  });

  test("without a line for an endpoint, or without a word for somebody, stops the tests", () => {
    const readChangedTable = (change: (table: string) => string) => () => {
      const table = readTable(change(scenario.table.text));
      return endpoints.map((endpoint) => listEndpointRows({ table }, endpoint));
    };
    expect(readChangedTable((table) => table)).not.toThrow();
    expect(readChangedTable((table) => table.replaceAll("reports.close", "reports.open"))).toThrow(
      "no line for reports.close",
    );
    expect(readChangedTable((table) => table.replaceAll("Who: others", "Who: newcomer"))).toThrow(
      /says (nothing|two things) of/,
    );
    expect(readChangedTable((table) => table.replace("`403 forbidden`", "`404 forbidden`"))).toThrow(
      "is no answer",
    );
  });

  test("with a condition of no registered object, stops the tests", () => {
    const listConditions = (text: string) => () => {
      const table = readTable(text);
      return endpoints.flatMap((endpoint) =>
        listEndpointRows({ table }, endpoint).map(({ condition }) => findObjectKind(condition)),
      );
    };
    expect(listConditions(scenario.table.text)).not.toThrow();
    expect(
      listConditions(scenario.table.text.replaceAll("| someone invited |", "| someone hired |")),
    ).toThrow("« someone hired » is a condition of no object");
  });

  test("where one person stands for all who act alike, it answers all of them alike", () => {
    const plain = endpoints.filter((endpoint) => !dependsOnRelation(listEndpointRows(scenario, endpoint)));
    expect(plain.length).toBeGreaterThan(40);
    for (const endpoint of plain)
      for (const [who, rows] of Map.groupBy(listEndpointRows(scenario, endpoint), describeEquivalence))
        for (const [condition, alike] of Map.groupBy(rows, ({ condition }) => condition))
          expect([endpoint.name, who, condition, new Set(alike.map(({ answer }) => answer)).size]).toEqual([
            endpoint.name,
            who,
            condition,
            1,
          ]);
  });
});

describe("every endpoint answers everybody what docs/permissions.md says; a refusal changes and shows nothing", () => {
  test.each(endpoints)("$name", (endpoint) => expectNoFaults("normal", buildChecks(endpoint), listFaults));

  test("an id of another company inside one’s own object is an id that nobody has", () =>
    expectNoFaults("normal", buildForeignIdChecks(scenario), listFaults));
});

describe("row-level security alone, every check of the application taken away", () => {
  test.each(withSession)("lets nothing of another company through $name", (endpoint) =>
    expectNoFaults(
      "database",
      // A person with a place in both may switch from one to the other, and acts in the second then.
      buildChecks(
        endpoint,
        (row) => isForeign(row) && !(row.answer === "200" && row.call === "auth.switchCompany"),
        (asked) => selectOnePerKind(sampleRows(asked), endpoints.indexOf(endpoint)),
      ),
      listFaultsWithoutChecks,
    ),
  );

  test("keeps drafts and responses from everybody in the company but their author", async () => {
    const all = listImpersonations(scenario);
    // Each person with each author, and a call that turns; all calls when proving.
    const calls = 9;
    const tried = proving
      ? all
      : all.filter((_, index) => index % calls === Math.floor(index / calls) % calls);
    const faults = [];
    for (const one of tried) faults.push(...(await listImpersonationFaults(scenario, one)));
    counts.database += tried.length;
    counts.wrong += faults.length;
    expect(faults).toEqual([]);
    expect(new Set(tried.map(({ relation }) => relation.name)).size).toBeGreaterThan(35);
    expect(new Set(tried.map(({ call }) => call.name)).size).toBe(calls);
  });

  test.each([
    [["evaluation_answers_own on evaluation_answers"], "answers.read", "peer"],
    [["evaluation_answers_own on evaluation_answers with check (true)"], "answers.save", "peer"],
    [
      ["response_authors_own on response_authors", "responses_own on responses"],
      "answers.read",
      "peer who has finished",
    ],
  ])("%s opened: whoever is given %s of a %s is noticed", async (policies, name, author) => {
    const one = listImpersonations(scenario).find(
      (each) => each.relation.name === "admin" && each.author.name === author && each.call.name === name,
    );
    if (!one) throw new Error("nobody to impersonation");
    const opened = policies.map((policy) => `alter policy ${policy.replace(/( with|$)/, " using (true)$1")}`);
    expect(await listImpersonationFaults(scenario, one, opened)).not.toEqual([]);
    counts.mutations += 1;
  });

  test("no table shows, changes, loses or takes a row of another company, by any role of the product", async () => {
    expect(await listLeaksAfter(scenario.world.database.owner, null, tables, parties)).toEqual([]);
    expect(tables.length).toBeGreaterThan(19);
  });

  test("no reference leads into another company", async () => {
    const { tried, accepted } = await findAcceptedReferences(scenario.world.database.owner, parties);
    expect(accepted).toEqual([]);
    expect(tried).toBeGreaterThan(25);
  });

  test("each policy opened, and each table left without, is noticed", async () => {
    const { owner } = scenario.world.database;
    const policies = await listPolicies(owner);
    const changes = [
      ...policies.map((policy) => ({ table: policy.table, statement: buildOpeningStatement(policy) })),
      ...tables.map((table) => ({ table, statement: `alter table ${table} disable row level security` })),
    ];
    const unnoticed = [];
    for (const { table, statement } of changes)
      if ((await listLeaksAfter(owner, statement, [table], parties)).length === 0) unnoticed.push(statement);
    counts.mutations += changes.length;
    expect(unnoticed).toEqual([]);
    expect(policies.length).toBeGreaterThan(25);
  });
});

/** `npm test` computes from the table that its lines would notice (sample.test.ts); here each check is really taken away. */
describe.runIf(proving)("each check taken away is noticed by a line of the table", () => {
  test.each(withSession)("the policy of $name", async (endpoint) => {
    counts.mutations += 1;
    expect(await isPolicyNoticed(scenario, endpoint)).toBe(true);
  });

  test.each(withSession)("« before the second factor » of $name, given or taken away", async (endpoint) => {
    counts.mutations += 1;
    expect(await listUnnoticedSecondFactor(scenario, endpoint)).toEqual([]);
  });
});

describe("each policy taken away closes what it opened", () => {
  /** Those of background work and of archiving, whose own tests notice: reminders.db.test.ts, drafts.db.test.ts, retention.db.test.ts, closeEvaluation.db.test.ts, archiving.db.test.ts. */
  const unseen = [
    // Figures of the company: readFigures.db.test.ts.
    "analytics_batches_company",
    "analytics_cuts_company",
    "analytics_figures_company",
    "analytics_reports_company",
    "index_switches_company",
    // Who switched drafts by AI: draftSwitches.db.test.ts; drafts themselves: drafts.db.test.ts.
    "development_draft_switches_company",
    "reminder_rounds_company",
    "evaluation_answers_discard",
    "evaluation_answers_discard_over",
    "response_authors_discard",
    "response_authors_forget",
    "responses_discard",
    "responses_report",
    // Of the login that closes a run: closing.db.test.ts of pulses, whose report has nothing without them.
    "pulse_receipts_report",
    "pulse_inbox_report",
    "pulse_responses_report",
    "pulse_counts_report",
    "pulse_reports_report",
    // Endpoints send no file but the logo of a report; files have an address of their own (files.db.test.ts).
    "stored_files_company",
  ];

  test("and an answer of the table changes", async () => {
    const policies = (await listPolicies(scenario.world.database.owner)).filter(
      ({ name }) => !unseen.includes(name),
    );
    const tried = policies.filter((_, index) => proving || index % 8 === 0);
    const unnoticed = [];
    for (const { name, table } of tried)
      if (!(await isChangeVisible(scenario, table, `drop policy ${name} on ${table}`))) unnoticed.push(name);
    counts.mutations += tried.length;
    expect(unnoticed).toEqual([]);
  });
});

describe("the application alone, row-level security off in this copy of the database", () => {
  beforeAll(async () => {
    for (const table of tables)
      await scenario.world.database.owner.query(`alter table ${table} disable row level security`);
  });

  test.each(endpoints)("refuses another company at $name", (endpoint) =>
    expectNoFaults(
      "application",
      // What the session decides does not ask the database: it was refused above.
      buildChecks(endpoint, (row) => proving || (isForeign(row) && row.section !== null)),
      listFaults,
    ),
  );

  test("an id of another company inside one’s own object is an id that nobody has", () =>
    expectNoFaults("application", buildForeignIdChecks(scenario), listFaults));
});

afterAll(() => {
  const { normal, database, application, wrong, mutations } = counts;
  noteFigure({
    name: "Endpoints × relations of the permission table",
    measured: `${endpoints.length} × ${scenario.table.relations.length}`,
    asked: "every endpoint × every relation",
  });
  noteFigure({
    name: "Rows acted: normal, row-level security alone, application alone",
    measured: `${normal}, ${database}, ${application}`,
  });
  noteFigure({ name: "Rows that answer otherwise", measured: wrong, asked: "0" });
  noteFigure({ name: "Policies and checks taken away, all noticed", measured: mutations });
});
