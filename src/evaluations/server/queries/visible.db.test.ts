import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCapabilities } from "#people/rules.ts";
import { cloneDatabase } from "#platform/testing/database.ts";
import { mayManage, mayRead, resolveStandpoint } from "../../rules/relations.ts";
import { evaluationStatuses } from "../../vocabulary.ts";
import { isEvaluationManageableBy, isEvaluationVisibleTo } from "./visible.ts";

const { db } = await cloneDatabase();

const companyId = "00000000-0000-4000-8000-000000000000";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const me = id(1);
const somebody = id(2);
const myTeam = id(3);
const at = new Date("2026-11-26T15:00:00Z");
const both = [false, true];

/** The people who may be evaluated, by their relations to the reader. Promoters gave the reader their role. */
const people = both.flatMap((isDirectManager) =>
  both.flatMap((isTeamManager) => both.map((isPromoter) => ({ isDirectManager, isTeamManager, isPromoter }))),
);
const others = people.map((ties, index) => ({ id: id(10 + index), ...ties }));
const stranger = { isDirectManager: false, isTeamManager: false, isPromoter: false };
const subjects = [...others, { id: me, ...stranger }, { id: null, ...stranger }];

const rows = subjects
  .flatMap((subject) => [me, somebody].map((authorId) => ({ subject, authorId })))
  .flatMap((row) => (["self", "peer"] as const).map((evaluationType) => ({ ...row, evaluationType })))
  .flatMap((row) => evaluationStatuses.map((status) => ({ ...row, status })))
  .flatMap((row) => [null, "2026-11-20"].map((launchedOn) => ({ ...row, launchedOn })))
  .map((row, index) => ({ ...row, id: id(1000 + index) }));

/** The tables that the fragments read, as lists of values. */
const stored = {
  evaluations: rows.map(({ subject, authorId, evaluationType, status, launchedOn, ...row }) => ({
    company_id: companyId,
    id: row.id,
    subject_profile_id: subject.id,
    author_profile_id: authorId,
    evaluation_type: evaluationType,
    status,
    launched_on: launchedOn,
  })),
  profiles: others.map((person) => ({
    company_id: companyId,
    id: person.id,
    direct_manager_id: person.isDirectManager ? me : null,
  })),
  teams: [{ company_id: companyId, id: myTeam, manager_profile_id: me }],
  team_members: others
    .filter(({ isTeamManager }) => isTeamManager)
    .map((person) => ({ company_id: companyId, team_id: myTeam, profile_id: person.id })),
  role_grants: others
    .filter(({ isPromoter }) => isPromoter)
    .map((person) => ({ company_id: companyId, profile_id: me, granted_by: person.id, granted_at: at })),
};
const list = (name: keyof typeof stored) =>
  sql`${sql.identifier(name)} as (select * from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(stored[name])}::json))`;

/** Every relation, status, type and date of launch: the list shows exactly what the rule allows to read or run. */
test.each(["admin", "account_owner", "team_manager"] as const)(
  "the evaluations that SQL shows a person with the role %s are those that mayRead and mayManage say",
  async (role) => {
    const person = { id: me, role, isAdmin: role === "admin" };
    const capabilities = new Set(listCapabilities(person));
    const actor = { companyId, profileId: me, role, isAdmin: person.isAdmin, capabilities, at } as const;
    const found = await db.execute<{ id: string; mayManage: boolean }>(sql`
      with ${sql.join((Object.keys(stored) as (keyof typeof stored)[]).map(list), sql`, `)}
      select e.id, ${isEvaluationManageableBy(actor)} as "mayManage"
      from evaluations e left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
      where ${isEvaluationVisibleTo(actor)} order by e.id`);
    const expected = rows.flatMap(({ subject, ...row }) => {
      const facts = {
        authorId: row.authorId,
        subjectId: subject.id,
        subjectDirectManagerId: subject.isDirectManager ? me : null,
        subjectTeamManagerIds: subject.isTeamManager ? [me] : [],
      };
      const who = resolveStandpoint(person, facts, null, { isPromotedBySubject: subject.isPromoter });
      return mayRead(who, row) ? [{ id: row.id, mayManage: mayManage(who, row) }] : [];
    });
    expect(found.rows).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rows.length);
  },
);
