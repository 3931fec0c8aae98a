import { withClient } from "./client.ts";

/** What only the servers beside the product use: their tables, without references. */
export const makeSideTables = (superUrl: string, listCompanyId: string): Promise<void> =>
  withClient(superUrl, async (client) => {
    await client.query(buildSideTablesSql(listCompanyId));
    await client.query("vacuum analyze");
  });

const buildSideTablesSql = (listCompanyId: string) => `
    create schema bench;
    create table bench.limit_responses (id uuid primary key, evaluation_id uuid not null, scores smallint[] not null);
    create index on bench.limit_responses (evaluation_id);
    create table bench.limit_drafts as
      select participant_id, scores, revisions from evaluation_answers;
    alter table bench.limit_drafts add primary key (participant_id);
    create table bench.graphile_responses (id uuid primary key, evaluation_id uuid not null, scores smallint[] not null,
      company_id uuid default nullif(current_setting('app.company_id', true), '')::uuid);
    create index on bench.graphile_responses (evaluation_id);
    create function bench.submit(evaluation uuid, scores smallint[]) returns uuid language sql volatile as
      'insert into bench.graphile_responses (id, evaluation_id, scores) values (gen_random_uuid(), evaluation, scores) returning id';
    create table bench.people as select id, first_name, last_name, company_id from profiles;
    alter table bench.people add primary key (id);
    create table bench.evaluations as
      select e.id, e.company_id, e.name, e.status, e.evaluation_type, e.due_on, e.author_profile_id, e.subject_profile_id, e.created_at,
        (select count(*) from evaluation_questions q where q.evaluation_id = e.id)::int as question_count,
        (select count(*) from evaluation_participants p where p.evaluation_id = e.id)::int as participant_count,
        (select count(*) from evaluation_participants p
          where p.evaluation_id = e.id and p.status = 'completed')::int as answered_count
      from evaluations e where company_id = '${listCompanyId}';
    alter table bench.evaluations add primary key (id),
      add foreign key (author_profile_id) references bench.people, add foreign key (subject_profile_id) references bench.people;
    create index on bench.evaluations (created_at, id);
    create index on bench.evaluations (author_profile_id);
    create index on bench.evaluations (subject_profile_id);
    create table bench.snapshots as select evaluation_id, snapshot, company_id from report_snapshots;
    alter table bench.snapshots add primary key (evaluation_id);
    grant usage on schema bench to rondo_app;
    grant select, insert on all tables in schema bench to rondo_app;
    ${guarded.map(protectTable).join("\n    ")}`;

/** Read by the guarded PostGraphile; the others connect as a superuser, whom no policy concerns. */
const guarded = ["graphile_responses", "people", "evaluations", "snapshots"];
const protectTable = (table: string) => `
    alter table bench.${table} enable row level security;
    create policy company on bench.${table} using (company_id = (select current_setting('app.company_id')::uuid));`;
