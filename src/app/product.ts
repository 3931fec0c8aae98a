import { readFullestDisk, type Installation } from "#administration/server/installation.ts";
import { writeUses } from "#accounts/server/sessions.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import type { Provider } from "#accounts/rules/providers.ts";
import { endAllSessions } from "#accounts/server/sessions.ts";
import type { AiServer } from "#development/rules/drafts/aiServer.ts";
import { makeDraftServer } from "#development/server/drafts/draftServer.ts";
import { makeTables } from "#imports/server/reading/tables.ts";
import { makeLive, type Live } from "#notifications/server/live.ts";
import { changesChannel } from "#notifications/server/notify.ts";
import { trustedProxies } from "#platform/server/http/clientAddress.ts";
import { readAuthSecret, type Configuration } from "#platform/server/process/configuration.ts";
import { openDatabase } from "#platform/server/database/database.ts";
import { listenTo } from "#platform/server/database/databaseListener.ts";
import { directUrl, prepareLogins } from "#platform/server/database/databaseLogins.ts";
import { makeStorage } from "#platform/server/files/makeStorage.ts";
import type { HttpServer } from "#platform/server/http/httpServer.ts";
import { makeFailureCounts } from "#platform/server/process/failureCounts.ts";
import { noteStart, type StartResult } from "#platform/server/process/installation.ts";
import { makeImages } from "#platform/server/images/images.ts";
import { onShutdown } from "#platform/server/process/lifecycle.ts";
import { makeLog } from "#platform/server/process/logging.ts";
import { migrateDatabase, whyReindex } from "#platform/server/database/migrate.ts";
import type { Services } from "#platform/server/services.ts";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { settleFiles } from "#platform/server/files/uploadedFiles.ts";
import { prepareDemonstration } from "./demonstration.ts";
import { makeServer } from "./server.ts";
import { makeServices } from "./services.ts";
import { makeMailer } from "./tasks.ts";
import { uploads, webhooks } from "./registries.ts";

/** dist/server/main.js stands two folders below the root of the repository. */
const root = path.resolve(import.meta.dirname, "../..");

interface Options {
  configuration: Configuration;
  providers: readonly Provider[];
  aiServer: AiServer | null;
  ownerUrl: string;
  embedded: boolean;
  /** Null: there is no mailbox. */
  mailboxKey: string | null;
  /** Null in a process that only does background work. */
  answerWith: HttpServer["answerWith"] | null;
}

/**
 * Everything behind the port, on a database that runs; it answers before the background work begins.
 * @returns what to print: what the operator has to know, and the demonstration
 */
export async function openProduct(options: Options): Promise<string[]> {
  const { configuration, providers, aiServer, ownerUrl, embedded, mailboxKey, answerWith } = options;
  await migrateDatabase(ownerUrl, path.join(root, "database"));

  const log = makeLog(configuration.logLevel);
  const { notices, isDemonstrationRemoved: isRemoved } = await noteThisStart(ownerUrl, configuration);
  for (const notice of notices) log.warn({ message: notice }, "to the operator");
  const secret = readAuthSecret(configuration);
  const { databaseAppUrl, databaseReportUrl } = configuration;
  const given = { requests: databaseAppUrl, reports: databaseReportUrl };
  const logins = await prepareLogins({ ownerUrl, given, secret });
  const onError = (error: Error) => log.warn({ failure: error.message }, "database connection");
  const { db, pool } = openDatabase({ url: logins.requests, prepares: !databaseAppUrl }, { onError });
  onShutdown(async () => {
    await writeUses(db).catch(() => {});
    await pool.end();
  });
  const reports = openDatabase({ url: logins.reports, prepares: !databaseReportUrl }, { max: 2, onError });
  onShutdown(() => reports.pool.end());
  const typesetter = makeTypesetter({
    entry: path.join(import.meta.dirname, "typesetting.js"),
    onFailure: (failure) => log.error({ failure }, "no PDF"),
  });
  onShutdown(() => typesetter.stop());
  const failureCounts = makeFailureCounts({ db, now: () => new Date() });
  onShutdown(() => failureCounts.flush().catch(() => {}));
  const services = makeServices({
    db,
    reportDb: reports.db,
    secret,
    appUrl: configuration.appUrl,
    log,
    failureCounts,
    installation: describeInstallation(configuration, { embedded }),
    typesetter,
    images: makeImages({
      entry: path.join(import.meta.dirname, "images.js"),
      onFailure: (failure) => log.warn({ failure }, "an image was not read"),
    }),
    tables: makeTables({
      entry: path.join(import.meta.dirname, "tables.js"),
      onFailure: (failure) => log.warn({ failure }, "a table was not read"),
    }),
    storage: makeStorage(configuration.storage),
    companyRate: configuration.companyRate,
    invitationsPerDay: configuration.invitationsPerDay,
    isTrustedProxy: trustedProxies(configuration.trustedProxies),
    providers,
    draftServer: makeDraftServer(aiServer),
    // Without a mail server there is no notice.
    operatorEmail: configuration.smtpUrl && configuration.operatorEmail,
  });
  const smtp = await openSmtp(configuration);
  const mailer = makeMailer(services, smtp?.send ?? null);

  // Only in a process with a console: passwords are printed once.
  const demonstration = answerWith
    ? await prepareDemonstration(services, { ...configuration, isRemoved })
    : [];
  if (answerWith) {
    const uploadFolder = path.join(configuration.dataDir, "uploads");
    await settleFiles(services, uploadFolder);
    const live = await openLive(services, directUrl(logins.requests, ownerUrl));
    const app = makeServer({
      services,
      live,
      mailer,
      clientFolder: path.join(root, "dist/client"),
      mailboxKey,
      metricsToken: configuration.metricsToken,
      uploadFolder,
      uploads,
      webhooks,
      isReady: async () => (await pool.query("select 1")).rowCount === 1,
    });
    answerWith(getRequestListener(app.fetch));
  }
  if (configuration.worker !== "0") {
    const { startWorker } = await import("./worker.ts");
    const worker = await startWorker({ services, mailer, ownerUrl, alone: embedded });
    onShutdown(() => worker.stop());
  }
  return [...notices, ...demonstration];
}

/** What has become of the database since the last start (platform/server/process/installation.ts). */
async function noteThisStart(ownerUrl: string, { restored }: Configuration): Promise<StartResult> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const reindex = await whyReindex(client);
    const started = await noteStart(client, { now: new Date(), restored, endSessions: endAllSessions });
    return { ...started, notices: [...(reindex ? [reindex] : []), ...started.notices] };
  } finally {
    await client.end();
  }
}

/** Only disks of this machine: those of a database server or a bucket have an operator of their own. */
function describeInstallation(
  { dataDir, storage, mail }: Configuration,
  { embedded }: { embedded: boolean },
): Installation {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const folders = [...(embedded ? [dataDir] : []), ...(storage.kind === "folder" ? [storage.folder] : [])];
  return { version, mail, readDisk: () => readFullestDisk(folders) };
}

/** The unread counts of open pages. */
async function openLive(services: Services, url: string): Promise<Live> {
  const live = makeLive(services);
  const { stop } = await listenTo({
    url,
    channel: changesChannel,
    onMessage: live.changed,
    onReconnect: live.changedForAll,
    onError: (error) => services.log.warn({ failure: error.message }, "live connection"),
  });
  onShutdown(stop);
  onShutdown(live.close);
  return live;
}

/** Most installations to try the product have no mail server: its library is read by those that have one. */
async function openSmtp({ smtpUrl, mailFrom }: Configuration) {
  if (!smtpUrl) return null;
  const { smtpSender } = await import("#platform/server/emails/smtp.ts");
  const smtp = smtpSender(smtpUrl, mailFrom);
  onShutdown(() => smtp.close());
  return smtp;
}
