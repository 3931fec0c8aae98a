import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { trustedProxies } from "../http/clientAddress.ts";
import { makeDataFolder } from "./dataFolder.ts";
import { mailMode, whyNotStartWithoutMail, type MailMode } from "../http/perimeter.ts";
import { StartupError } from "./startupError.ts";

/** One sentence per variable that the operator must correct. */
export class ConfigurationError extends StartupError {
  override name = "ConfigurationError";
}

export type Configuration = Readonly<{
  /** NODE_ENV=production. */
  production: boolean;
  port: number;
  host: string;
  /** The origin of a site: without path, query, fragment, credentials or final slash. */
  appUrl: string;
  /** Absolute. */
  dataDir: string;
  /** The owner's direct connection; undefined: embedded. */
  databaseUrl: string | undefined;
  /** Logins that the operator made: for requests, and for closing (databaseLogins.ts); undefined: made here. */
  databaseAppUrl: string | undefined;
  databaseReportUrl: string | undefined;
  mail: MailMode;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives a notice of contact-form messages; undefined: no notice. */
  operatorEmail: string | undefined;
  storage: StorageConfiguration;
  /** Undefined: ask `readAuthSecret`. */
  authSecret: string | undefined;
  /** Undefined: yes with an empty embedded database and a loopback APP_URL, else no. */
  demo: boolean | undefined;
  worker: "0" | "1" | "only";
  /** Addresses and networks whose X-Forwarded-For is believed, as they were written. */
  trustedProxies: string;
  /** Requests per second and company, in each process; 0: no limit. */
  companyRate: number;
  /** A restoration of which this start is to know: any words, such as its date; each value acts once. */
  restored: string | undefined;
  /** The bearer token of /metrics; undefined: there is no /metrics. */
  metricsToken: string | undefined;
  invitationsPerDay: number | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Variables for the parts that know them, without their prefix: OIDC_ISSUER is `oidc.ISSUER`. */
  oidc: PrefixedVariables;
  stripe: PrefixedVariables;
  ai: PrefixedVariables;
}>;

export type StorageConfiguration = { kind: "folder"; folder: string } | S3Configuration;

interface S3Configuration {
  kind: "s3";
  /** Of the bucket, with the folder in it: https://s3.example/bucket/folder. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}
type PrefixedVariables = Readonly<Record<string, string>>;

const SECRET_LENGTH = 32;
/** Nothing but a site: pages, cookies and links of emails begin at its root. */
const siteAddress = z
  .url({ protocol: /^https?$/, error: "doit être une adresse http:// ou https://", abort: true })
  .refine(
    (address) => /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(address),
    "doit être l’adresse d’un site et rien d’autre, comme https://rondo.exemple.ca, sans chemin, question, ancre ni mot de passe",
  )
  .transform((address) => new URL(address).origin);
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "doit être une adresse postgres://compte:motdepasse@serveur/base",
});

const areNetworks = (list: string) => {
  try {
    return Boolean(trustedProxies(list));
  } catch {
    return false;
  }
};

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "doit être un nombre de 0 à 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "doit être un nombre de 0 à 65535")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: siteAddress.optional(),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_APP_URL: databaseAddress.optional(),
  DATABASE_REPORT_URL: databaseAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "doit être une adresse smtp:// ou smtps://" }).optional(),
  // Shells set MAIL to the user's mailbox file: any other value is ignored.
  MAIL: z
    .string()
    .transform((value) => value === "hold")
    .default(false),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/,
      "doit être une adresse de courriel, comme « Rondo <rondo@exemple.ca> »",
    )
    .optional(),
  OPERATOR_EMAIL: z.email("doit être une adresse de courriel").optional(),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/, error: "doit être une adresse file: (un dossier) ou s3: (un seau S3)" })
    .optional(),
  AUTH_SECRET: z.string().min(SECRET_LENGTH, `doit compter au moins ${SECRET_LENGTH} caractères`).optional(),
  DEMO: z
    .enum(["0", "1"], "doit être 0 ou 1")
    .transform((value) => value === "1")
    .optional(),
  WORKER: z.enum(["0", "1", "only"], "doit être 0, 1 ou only").default("1"),
  TRUSTED_PROXIES: z
    .string()
    .refine(areNetworks, "doit lister des adresses ou des réseaux, comme « 10.0.0.0/8, 192.0.2.7 »")
    .default(""),
  COMPANY_RATE: z
    .string()
    .regex(/^\d{1,5}$/, "doit être un nombre de demandes par seconde, ou 0")
    .transform(Number)
    .default(100),
  RESTORED: z.string().trim().max(100, "doit compter au plus 100 caractères, comme une date").optional(),
  METRICS_TOKEN: z
    .string()
    .min(SECRET_LENGTH, `doit compter au moins ${SECRET_LENGTH} caractères`)
    .regex(/^[\w.~+/=-]*$/, "ne peut contenir que des lettres, des chiffres et les signes - . _ ~ + / =")
    .optional(),
  INVITATIONS_PER_DAY: z
    .string()
    .regex(
      /^\d{1,6}$/,
      "doit être un nombre d’invitations par jour et par entreprise, ou 0 pour ne pas limiter",
    )
    .transform(Number)
    .optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "doit être fatal, error, warn, info, debug, trace ou silent",
    )
    .default("info"),
});

/**
 * Reads every setting once. A variable left empty counts as unset; relative folders start at `cwd`.
 * @throws ConfigurationError naming each wrong variable.
 */
export function readConfiguration(env: NodeJS.ProcessEnv, cwd: string): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const problems = [...(parsed.error?.issues ?? []).map(toSentence), ...contradictions(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems.join("\n"));

  const values = parsed.data;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const production = given["NODE_ENV"] === "production";
  const mailSettings = { appUrl, smtpUrl: values.SMTP_URL, holdsMail: values.MAIL, production };
  const withoutMail = whyNotStartWithoutMail(mailSettings);
  if (withoutMail) throw new ConfigurationError(withoutMail);
  const dataDir = path.resolve(cwd, values.DATA_DIR);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    appUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    databaseReportUrl: values.DATABASE_REPORT_URL,
    mail: mailMode(mailSettings),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Rondo <rondo@${new URL(appUrl).hostname}>`,
    operatorEmail: values.OPERATOR_EMAIL,
    storage: readStorage(values.STORAGE_URL, dataDir, cwd),
    authSecret: values.AUTH_SECRET,
    demo: values.DEMO,
    worker: values.WORKER,
    trustedProxies: values.TRUSTED_PROXIES,
    companyRate: values.COMPANY_RATE,
    restored: values.RESTORED,
    metricsToken: values.METRICS_TOKEN,
    invitationsPerDay: values.INVITATIONS_PER_DAY,
    logLevel: values.LOG_LEVEL,
    oidc: withPrefix(given, "OIDC_"),
    stripe: withPrefix(given, "STRIPE_"),
    ai: withPrefix(given, "AI_"),
  };
}

/** `AUTH_SECRET`, or the secret generated once into DATA_DIR/auth-secret, so that sessions survive a restart. */
export function readAuthSecret({
  authSecret,
  dataDir,
}: Pick<Configuration, "authSecret" | "dataDir">): string {
  if (authSecret) return authSecret;
  const file = path.join(makeDataFolder(dataDir), "auth-secret");
  if (!existsSync(file)) generateSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new ConfigurationError(
    `${file} devrait contenir un secret d’au moins ${SECRET_LENGTH} caractères : supprimez-le pour en recevoir un neuf.`,
  );
}

/** Whole or absent: of two processes that start together, both read the secret of the first. */
function generateSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function toSentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")} ${issue.message}.`;
}

function contradictions(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (given["NODE_ENV"] === "production" && given["DATABASE_URL"] && !given["AUTH_SECRET"]) {
    problems.push(
      "AUTH_SECRET est requis en production avec DATABASE_URL : toutes les instances partagent le même (« openssl rand -hex 32 » en produit un).",
    );
  }
  for (const name of ["DATABASE_APP_URL", "DATABASE_REPORT_URL"])
    if (given[name] && !given["DATABASE_URL"])
      problems.push(`${name} demande aussi DATABASE_URL, la connexion directe du propriétaire.`);
  if (given["WORKER"] === "only" && !given["DATABASE_URL"]) {
    problems.push("WORKER=only demande DATABASE_URL : la base embarquée ne se partage pas entre processus.");
  }
  return problems;
}

function readStorage(address: string | undefined, dataDir: string, cwd: string): StorageConfiguration {
  if (!address) return { kind: "folder", folder: path.join(dataDir, "files") };
  if (address.startsWith("s3:")) return readBucket(address);
  if (!address.startsWith("file://"))
    return { kind: "folder", folder: path.resolve(cwd, address.slice("file:".length)) };
  try {
    return { kind: "folder", folder: fileURLToPath(address) };
  } catch {
    throw new ConfigurationError(
      "STORAGE_URL doit nommer un dossier de cette machine, comme file:///var/lib/rondo/files.",
    );
  }
}

/** s3://key:secret@server/bucket/folder?region=ca-central-1; `tls=0` for a server on this machine. */
function readBucket(given: string): S3Configuration {
  const { username, password, host, pathname, searchParams } = new URL(given);
  const bucket = pathname.replace(/^\/+|\/+$/g, "");
  if (!username || !password || !host || !bucket)
    throw new ConfigurationError(
      "STORAGE_URL doit nommer la clé, le secret, le serveur et le seau : s3://clé:secret@serveur/seau.",
    );
  return {
    kind: "s3",
    address: `${searchParams.get("tls") === "0" ? "http" : "https"}://${host}/${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
  };
}

function withPrefix(given: Record<string, string | undefined>, prefix: string): PrefixedVariables {
  const found = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(prefix.length), value ?? ""]));
}
