import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { directUrl, prepareLogins } from "./databaseLogins.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embeddedPostgres.ts";
import { migrateDatabase } from "./migrate.ts";

const migrations = path.resolve(import.meta.dirname, "../../../../database");
const secret = "a secret of this test, long enough to sign";

/** A server as an operator has it: every login but the superuser's needs its password. */
let cluster: EmbeddedPostgres;
let folder: string;
let superuser: pg.Client;
const asOwner = (database: string, owner: string) => {
  const url = new URL(cluster.url(database, owner));
  url.password = "owner";
  return url.toString();
};
const login = (database: string, name: string, password: string) => {
  const url = new URL(cluster.url(database, name));
  url.password = password;
  return url.toString();
};
const sayingWho = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>("select session_user::text as name");
  await client.end();
  return rows[0]?.name;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "rondo-logins-"));
  cluster = await startEmbeddedPostgres({ dataDir: folder, sync: false });
  superuser = new pg.Client({ connectionString: cluster.url("rondo", "postgres") });
  await superuser.connect();
  await superuser.query("alter role rondo_owner password 'owner'");
  await migrateDatabase(cluster.url(), migrations);
  const access = "local all postgres trust\nlocal all all scram-sha-256\n";
  writeFileSync(path.join(cluster.dataDir, "pg_hba.conf"), access);
  await superuser.query("select pg_reload_conf()");
}, 600_000);
afterAll(async () => {
  await superuser.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("an owner who may create roles makes both logins, once, and the secret is their password", async () => {
  const prepare = (ofSecret: string) =>
    prepareLogins({ ownerUrl: asOwner("rondo", "rondo_owner"), given: {}, secret: ofSecret });
  // Two processes that start together.
  const [one, two] = await Promise.all([prepare(secret), prepare(secret)]);
  expect(one).toEqual(two);
  expect(await sayingWho(one.requests)).toBe("rondo_requests_rondo");
  expect(await sayingWho(one.reports)).toBe("rondo_reports_rondo");
  const changed = await prepare("another secret, since the first one was seen");
  expect(await sayingWho(changed.requests)).toBe("rondo_requests_rondo");
  await expect(sayingWho(one.requests)).rejects.toMatchObject({ code: "28P01" });
});

test("the logins of an operator are looked at: the owner, a superuser and a stranger are refused in words", async () => {
  await superuser.query(
    "create role stranger login password 'x'; create role web login password 'x' in role rondo_app",
  );
  const ownerUrl = asOwner("rondo", "rondo_owner");
  const withLogin = (requests: string) => prepareLogins({ ownerUrl, given: { requests }, secret });
  await expect(withLogin(ownerUrl)).rejects.toThrow(/DATABASE_APP_URL : le compte rondo_owner/);
  await expect(withLogin(cluster.url("rondo", "postgres"))).rejects.toThrow(/superutilisateur/);
  await expect(withLogin(login("rondo", "stranger", "x"))).rejects.toThrow(/n’a pas le rôle rondo_app/);
  await expect(withLogin(login("rondo", "web", "wrong"))).rejects.toThrow(/ne répond pas/);
  expect((await withLogin(login("rondo", "web", "x"))).requests).toContain("web");
});

test("an owner who may not create roles is told what to ask for, and starts once it is there", async () => {
  await superuser.query(
    "create role plain login password 'owner'; create role plain_web login password 'x' in role rondo_app; create role plain_reports login password 'x' in role rondo_app, rondo_report",
  );
  await superuser.query("create database plain owner plain");
  const ownerUrl = asOwner("plain", "plain");
  await migrateDatabase(ownerUrl, migrations);
  await expect(prepareLogins({ ownerUrl, given: {}, secret })).rejects.toThrow(
    /DATABASE_(APP|REPORT)_URL est requis/,
  );
  const given = { requests: login("plain", "plain_web", "x"), reports: login("plain", "plain_reports", "x") };
  expect(await prepareLogins({ ownerUrl, given, secret })).toEqual(given);
});

test("without the roles of the product, such an owner is told how to have them made", async () => {
  await superuser.query(
    "alter role rondo_app rename to other_app; alter role rondo_report rename to other_report",
  );
  try {
    await superuser.query("create role bare login password 'owner'");
    await superuser.query("create database bare owner bare");
    await expect(migrateDatabase(asOwner("bare", "bare"), migrations)).rejects.toThrow(
      /create role rondo_app/,
    );
  } finally {
    await superuser.query(
      "alter role other_app rename to rondo_app; alter role other_report rename to rondo_report",
    );
  }
});

test("what listens asks the server of the owner, past a pooler, with the login of the requests", () => {
  expect(
    directUrl(
      "postgres://web:secret@pooler:6432/rondo",
      "postgres://owner:other@server:5432/rondo?sslmode=require",
    ),
  ).toBe("postgres://web:secret@server:5432/rondo?sslmode=require");
});
