import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { whyNotMigrate } from "./migrationRules.ts";

const folder = path.resolve(import.meta.dirname, "migrations");

/** Migrations that hold a large table all the same, and why they may. */
const accepted: Record<string, string> = {
  "0011_hub_of_reports.sql": "two indexes of evaluations, which are few beside participants and answers",
  "0012_published_reports_by_day.sql": "an index of reports, one for each evaluation that is over",
};

describe("a migration after the baseline writes no large table again and holds none while it is read", () => {
  const added = readdirSync(folder).filter((file) => /^\d+_.*\.sql$/.test(file) && file > "0002");
  test.each(added.filter((file) => !(file in accepted)))("%s", (file) => {
    expect(whyNotMigrate(readFileSync(path.join(folder, file), "utf8"))).toEqual([]);
  });

  test("what is accepted is there", () => {
    expect(Object.keys(accepted).filter((file) => !added.includes(file))).toEqual([]);
  });
});

test("one snapshot of the schema stays: that of the last migration", () => {
  const snapshots = readdirSync(path.join(folder, "meta")).filter((file) => file.endsWith("_snapshot.json"));
  const numbers = readdirSync(folder).flatMap((file) => /^(\d+)_.*\.sql$/.exec(file)?.[1] ?? []);
  expect(snapshots).toEqual([`${numbers.sort().at(-1)}_snapshot.json`]);
});

test.each([
  ["a stored column", 'ALTER TABLE "profiles" ADD COLUMN "k" text GENERATED ALWAYS AS (app.fold(x)) STORED;'],
  ["a changed type", 'alter table public.evaluations alter column "name" set data type varchar(10)'],
  ["a default of every row", "alter table responses add column id2 uuid default gen_random_uuid() not null"],
  ["not null", 'ALTER TABLE "outbox" ALTER COLUMN "kind" SET NOT NULL'],
  ["a reference", 'ALTER TABLE "evaluations" ADD CONSTRAINT "x" FOREIGN KEY ("a") REFERENCES "b" ("id")'],
  ["an index", 'CREATE UNIQUE INDEX "x" ON "evaluation_participants" USING btree ("company_id")'],
  ["every row", "update profiles set version = 1"],
  ["every row, gone", "delete from audit_log;"],
])("refuses %s", (_what, text) => {
  expect(whyNotMigrate(text)).toHaveLength(1);
});

test.each([
  [
    "a new table",
    'CREATE TABLE "pulses" ("id" uuid NOT NULL); CREATE INDEX "x" ON "pulses" USING btree ("id");',
  ],
  ["a column without a default", 'ALTER TABLE "profiles" ADD COLUMN "pronouns" text;'],
  ["a column with a constant", 'ALTER TABLE "evaluations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;'],
  [
    "a reference that is checked later",
    "alter table evaluations add constraint x foreign key (a) references b (id) not valid",
  ],
  ["rows that are chosen", "update profiles set version = 2 where id = any(array[]::uuid[])"],
  ["words of a comment", "-- update profiles set version = 1\nselect 1;"],
  ["a table whose name begins alike", 'CREATE INDEX "x" ON "profiles_seen" ("id")'],
])("takes %s", (_what, text) => {
  expect(whyNotMigrate(text)).toEqual([]);
});
