import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigurationError, readAuthSecret, readConfiguration } from "./configuration.ts";

const read = (env: NodeJS.ProcessEnv = {}) => readConfiguration(env, "/srv/rondo");

test("nothing set: a local Rondo on port 3000 with its data beside it", () => {
  expect(read()).toEqual({
    production: false,
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://localhost:3000",
    trustedProxies: "",
    companyRate: 100,
    invitationsPerDay: undefined,
    dataDir: "/srv/rondo/.data",
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    databaseReportUrl: undefined,
    mail: "mailbox",
    smtpUrl: undefined,
    metricsToken: undefined,
    restored: undefined,
    mailFrom: "Rondo <rondo@localhost>",
    storage: { kind: "folder", folder: "/srv/rondo/.data/files" },
    authSecret: undefined,
    demo: undefined,
    worker: "1",
    logLevel: "info",
    oidc: {},
    stripe: {},
    ai: {},
  });
});

describe("a setting is understood", () => {
  const held = { MAIL: "hold" };
  const token = "0123456789-._~+/=abcdefghijklmnop";
  test.each([
    [{ PORT: "8080" }, { port: 8080, appUrl: "http://localhost:8080" }],
    [{ PORT: "0" }, { port: 0 }],
    [
      { PORT: "  ", HOST: "" },
      { port: 3000, host: "127.0.0.1" },
    ],
    [
      { ...held, APP_URL: "https://rondo.exemple.ca/" },
      { appUrl: "https://rondo.exemple.ca", mail: "hold" },
    ],
    [{ ...held, APP_URL: "https://rondo.exemple.ca" }, { mailFrom: "Rondo <rondo@rondo.exemple.ca>" }],
    [{ ...held, APP_URL: "HTTPS://Rondo.Exemple.CA:443/" }, { appUrl: "https://rondo.exemple.ca" }],
    [{ ...held, APP_URL: "http://192.0.2.7:8080" }, { appUrl: "http://192.0.2.7:8080" }],
    [{ MAIL: "/var/mail/rondo" }, { mail: "mailbox" }],
    [{ RESTORED: " 2026-11-12 " }, { restored: "2026-11-12" }],
    [{ METRICS_TOKEN: token }, { metricsToken: token }],
    [
      { DATA_DIR: "/var/lib/x" },
      { dataDir: "/var/lib/x", storage: { kind: "folder", folder: "/var/lib/x/files" } },
    ],
    [{ DATABASE_URL: "postgresql://o:p@db/rondo" }, { databaseUrl: "postgresql://o:p@db/rondo" }],
    [{ DATABASE_URL: "postgres:///rondo?host=%2Frun" }, { databaseUrl: "postgres:///rondo?host=%2Frun" }],
    [{ SMTP_URL: "smtps://u:p@mail:465" }, { smtpUrl: "smtps://u:p@mail:465" }],
    [{ MAIL_FROM: "rh@exemple.ca" }, { mailFrom: "rh@exemple.ca" }],
    [{ STORAGE_URL: "file:///mnt/f" }, { storage: { kind: "folder", folder: "/mnt/f" } }],
    [{ STORAGE_URL: "file:./f" }, { storage: { kind: "folder", folder: "/srv/rondo/f" } }],
    [
      { STORAGE_URL: "s3://key:a%2Fsecret@s3.example/bucket/folder/?region=ca-central-1" },
      {
        storage: {
          kind: "s3",
          address: "https://s3.example/bucket/folder",
          accessKeyId: "key",
          secretAccessKey: "a/secret",
          region: "ca-central-1",
        },
      },
    ],
    [{ DEMO: "1" }, { demo: true }],
    [{ DEMO: "0" }, { demo: false }],
    [{ WORKER: "0" }, { worker: "0" }],
    [
      { OIDC_ISSUER: "https://id", STRIPE_KEY: "k", AI_KEY: "a" },
      { oidc: { ISSUER: "https://id" }, stripe: { KEY: "k" }, ai: { KEY: "a" } },
    ],
    [{ NODE_ENV: "production" }, { production: true }],
  ])("%j", (env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });
});

describe("a wrong setting is named", () => {
  const external = { DATABASE_URL: "postgres://o:p@db/rondo" };
  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ APP_URL: "rondo.exemple.ca" }, "APP_URL"],
    ...[
      "https://intra.exemple.ca/rondo",
      "https://intra.exemple.ca/rondo/",
      "https://exemple.ca//",
      "https://exemple.ca?x=1",
      "https://exemple.ca/?",
      "https://exemple.ca/#a",
      "https://exemple.ca#",
      "https://compte:secret@exemple.ca",
      "https://@exemple.ca",
      "https://exemple.ca\\rondo",
    ].map((APP_URL): [NodeJS.ProcessEnv, string] => [{ APP_URL, MAIL: "hold" }, "APP_URL"]),
    [{ RESTORED: "x".repeat(101) }, "RESTORED"],
    [{ APP_URL: "https://rondo.exemple.ca" }, "SMTP_URL"],
    [{ APP_URL: "https://rondo.exemple.ca", MAIL: "/var/mail/rondo" }, "SMTP_URL"],
    [{ SMTP_URL: "smtp://mail", MAIL: "hold" }, "MAIL"],
    [{ METRICS_TOKEN: "court" }, "METRICS_TOKEN"],
    [{ METRICS_TOKEN: "avec des espaces, ce qu’un en-tête ne porte pas" }, "METRICS_TOKEN"],
    [{ DATABASE_URL: "mysql://db/rondo" }, "DATABASE_URL"],
    [{ DATABASE_APP_URL: "postgres://a:p@db/rondo" }, "DATABASE_APP_URL"],
    [{ SMTP_URL: "mail.exemple.ca" }, "SMTP_URL"],
    [{ MAIL_FROM: "Rondo" }, "MAIL_FROM"],
    [{ STORAGE_URL: "ftp://x" }, "STORAGE_URL"],
    [{ STORAGE_URL: "file://autre-machine/x" }, "STORAGE_URL"],
    [{ STORAGE_URL: "s3://serveur/seau" }, "STORAGE_URL"],
    [{ STORAGE_URL: "s3://clé:secret@serveur" }, "STORAGE_URL"],
    [{ AUTH_SECRET: "court" }, "AUTH_SECRET"],
    [{ NODE_ENV: "production", ...external }, "AUTH_SECRET"],
    [{ DEMO: "yes" }, "DEMO"],
    [{ WORKER: "2" }, "WORKER"],
    [{ WORKER: "only" }, "WORKER"],
    [{ LOG_LEVEL: "verbose" }, "LOG_LEVEL"],
  ])("%j", (env, name) => {
    expect(() => read(env)).toThrow(ConfigurationError);
    expect(() => read(env)).toThrow(new RegExp(`^${name}[ =].*\\.$`));
  });

  test("several mistakes make one sentence each, and no secret is repeated", () => {
    const attempt = () => read({ PORT: "x", AUTH_SECRET: "hunter2", SMTP_URL: "u:hunter2@mail" });
    expect(attempt).toThrow(/^PORT .*\.\nSMTP_URL .*\.\nAUTH_SECRET .*\.$/);
    expect(attempt).not.toThrow(/hunter2/);
  });
});

describe("the secret of sessions", () => {
  const inFolder = (work: (dataDir: string) => void) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "rondo-configuration-"));
    work(dataDir);
    rmSync(dataDir, { recursive: true });
  };

  test("is generated once, kept, and readable by its owner alone", () => {
    inFolder((dataDir) => {
      const secret = readAuthSecret({ authSecret: undefined, dataDir });
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(readAuthSecret({ authSecret: undefined, dataDir })).toBe(secret);
      expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
    });
  });

  test("comes from AUTH_SECRET when it is set", () => {
    const given = "x".repeat(32);
    expect(readAuthSecret({ authSecret: given, dataDir: "/nowhere" })).toBe(given);
  });

  test("is never replaced silently when its file is damaged", () => {
    inFolder((dataDir) => {
      writeFileSync(path.join(dataDir, "auth-secret"), "");
      expect(() => readAuthSecret({ authSecret: undefined, dataDir })).toThrow(ConfigurationError);
    });
  });
});
