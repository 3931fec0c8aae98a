import { parseArgs } from "node:util";

export const usage = `npm run new -- concept pulses
npm run new -- endpoint pulses.list --allow evaluate [--writes]
npm run new -- screen pulses.PulseRuns --for evaluate --fr "…" --en "…" [--path /app/pulses] [--menu pulses]
npm run new -- table pulses.pulse_runs`;

/** Thrown when the command cannot be carried out; nothing has been written then. */
export class BadRequest extends Error {}

const kinds = ["concept", "endpoint", "screen", "table"] as const;
/** Policies for which one line of docs/permissions.md answers; `anyone` also needs a limit and handleOpen. */
const policies = ["signedIn", "evaluate", "managePeople", "administer"] as const;
type Policy = (typeof policies)[number];

export interface Request {
  kind: (typeof kinds)[number];
  concept: string;
  /** The part after the point: an endpoint, a screen or a table; empty for a concept. */
  name: string;
  allow: Policy;
  writes: boolean;
  path: string | null;
  /** The name of the entry in the sidebar. */
  menu: string | null;
  title: { fr: string; en: string };
  /** Another project than this one, for tests. */
  folder: string | null;
}

/** What each kind may be called, and an example for the message. */
const names: Record<Request["kind"], { pattern: RegExp; example: string }> = {
  concept: { pattern: /^$/, example: "pulses" },
  endpoint: { pattern: /^[a-z][a-zA-Z]+$/, example: "pulses.list" },
  screen: { pattern: /^[A-Z][a-zA-Z]+$/, example: "pulses.PulseRuns" },
  table: { pattern: /^[a-z][a-z_]+$/, example: "pulses.pulse_runs" },
};

export function readArguments(given: string[]): Request {
  const { values, positionals } = parse(given);
  const [kindGiven, target = ""] = positionals;
  const kind =
    kinds.find((one) => one === kindGiven) ??
    refuse(`« ${kindGiven ?? ""} » is not one of ${kinds.join(", ")}.`);
  const [concept = "", name = ""] = target.split(".");
  const { pattern, example } = names[kind];
  if (!/^[a-z]+$/.test(concept) || !pattern.test(name)) refuse(`Give a name like « ${example} ».`);
  // Nothing is open, and no title is in one language, because nobody said otherwise.
  const allowed = values.allow ?? values.for ?? (kind === "endpoint" || kind === "screen" ? "" : "signedIn");
  const allow =
    policies.find((one) => one === allowed) ??
    refuse(`Give --${kind === "screen" ? "for" : "allow"}, one of ${policies.join(", ")}.`);
  if (kind === "screen" && (!values.fr || !values.en)) refuse("Give its title: --fr and --en.");
  return {
    kind,
    concept,
    name,
    allow,
    writes: values.writes ?? false,
    path: values.path ?? null,
    menu: values.menu ?? null,
    title: { fr: values.fr ?? spaced(name || concept), en: values.en ?? spaced(name || concept) },
    folder: values.in ?? null,
  };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    allow: text,
    for: text,
    path: text,
    menu: text,
    fr: text,
    en: text,
    in: text,
    writes: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

export function refuse(message: string): never {
  throw new BadRequest(message);
}

/** pulseRuns, PulseRuns → Pulse runs. */
const spaced = (name: string) => capitalised(kebab(name).replaceAll("-", " "));

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const uncapitalised = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
/** pulseRuns, pulse_runs → pulse-runs. */
export const kebab = (name: string) =>
  uncapitalised(name)
    .replaceAll("_", "-")
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** pulse_runs → pulseRuns. */
export const camel = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
