import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { readProviders } from "#accounts/rules/providers.ts";
import { readAiServer } from "#development/rules/drafts/aiServer.ts";
import { paths } from "#paths.ts";
import {
  ConfigurationError,
  readConfiguration,
  type Configuration,
} from "#platform/server/process/configuration.ts";
import { startEmbeddedPostgres } from "#platform/server/database/embeddedPostgres.ts";
import { makeHttpServer } from "#platform/server/http/httpServer.ts";
import { takeInstanceLock } from "#platform/server/process/instanceLock.ts";
import { failToStart, onShutdown } from "#platform/server/process/lifecycle.ts";
import { StartupError } from "#platform/server/process/startupError.ts";

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, process.cwd());
  const { providers, problems: wrongProviders } = readProviders(configuration.oidc);
  const { aiServer, problems: wrongAi } = readAiServer(configuration.ai);
  const problems = [...wrongProviders, ...wrongAi];
  if (problems.length > 0) throw new ConfigurationError(problems.join("\n"));
  const embedded = configuration.databaseUrl === undefined;
  const lock = embedded ? takeInstanceLock(configuration.dataDir, configuration.appUrl) : null;
  if (lock) onShutdown(() => lock.release());

  // The port before the data: when it is taken, nothing has been touched.
  const { server, answerWith } = makeHttpServer({ https: configuration.appUrl.startsWith("https:") });
  const serves = configuration.worker !== "only";
  if (serves) await listen(server, configuration);

  // PostgreSQL starts in a process of its own while this one reads what answers the requests.
  const [{ ownerUrl, place }, { openProduct }] = await Promise.all([
    openOwner(configuration),
    import("./product.ts"),
  ]);
  const mailboxKey = configuration.mail === "mailbox" ? randomBytes(32).toString("base64url") : null;
  const notices = await openProduct({
    configuration,
    providers,
    aiServer,
    ownerUrl,
    embedded,
    mailboxKey,
    answerWith: serves ? answerWith : null,
  });
  if (serves) printAnnouncement(configuration, { place, mailboxKey, notices });
}

function listen(server: Server, { host, port }: Configuration): Promise<void> {
  onShutdown(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 3000).unref();
      }),
  );
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Le port ${port} est déjà pris. Choisissez-en un autre : PORT=${port + 1} npm start`
          : `Impossible d’écouter sur ${host}:${port} (${error.message}).`;
      reject(new StartupError(reason));
    });
    server.listen(port, host, resolve);
  });
}

/** The connection string of the owner of the tables: the operator's server, or the embedded one, started here. */
async function openOwner({
  databaseUrl,
  dataDir,
}: Configuration): Promise<{ ownerUrl: string; place: string }> {
  if (!databaseUrl) {
    const cluster = await startEmbeddedPostgres({ dataDir });
    onShutdown(() => cluster.stop());
    // Not always below DATA_DIR: the server's user must be able to reach it.
    return { ownerUrl: cluster.url(), place: cluster.dataDir };
  }
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000)
      throw new StartupError("DATABASE_URL : PostgreSQL 15 ou plus récent est requis.");
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATABASE_URL : la base de données ne répond pas (${reason}).`);
  } finally {
    await client.end().catch(() => {});
  }
  return { ownerUrl: databaseUrl, place: new URL(databaseUrl).host };
}

interface StartedProduct {
  place: string;
  mailboxKey: string | null;
  /** What the operator has to know, and the demonstration. */
  notices: readonly string[];
}

function printAnnouncement(
  { appUrl, smtpUrl }: Configuration,
  { place, mailboxKey, notices }: StartedProduct,
): void {
  const lines = [
    `\nRondo est prêt : ${appUrl}`,
    formatMailLine(appUrl, smtpUrl, mailboxKey),
    `Données : ${place}`,
    ...notices,
    "Arrêter : Ctrl-C",
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

function formatMailLine(appUrl: string, smtpUrl: string | undefined, mailboxKey: string | null): string {
  if (smtpUrl) return `Courriels : envoyés par ${new URL(smtpUrl).host}`;
  if (!mailboxKey) return "Courriels : gardés, personne n’en reçoit";
  return `Courriels : gardés ici, à lire sur ${appUrl}${paths.devMailbox({ key: mailboxKey })}`;
}

start().catch(failToStart);
