import { containing, type Plant } from "./plant.ts";

/** What a source may contain. */
export const sources: Plant[] = [
  containing(
    "an inline type whose import still loads the file",
    "types-are-imported-as-types",
    "src/jobs/client/inline.ts",
    `import { type Person } from "#people/contract.ts"; export type Mine = Person;`,
  ),
  containing(
    "a vocabulary that decides",
    "vocabulary-is-constants",
    "src/company/vocabulary.ts",
    "export const isBig = (count: number) => count > 9;",
  ),
  containing(
    "a vocabulary that computes",
    "vocabulary-is-constants",
    "src/accounts/vocabulary.ts",
    'export const roles = ["user"].map(String);',
  ),
  containing(
    "a vocabulary that changes",
    "vocabulary-is-constants",
    "src/notifications/vocabulary.ts",
    "export let count = 1;",
  ),
  containing("a file without a role", "files-have-a-role", "src/jobs/things.ts", "export const things = 1;"),
  containing(
    "a file named for nothing",
    "names-say-something",
    "src/jobs/server/helpers.ts",
    "export const help = 1;",
  ),
  containing("a barrel", "names-say-something", "src/jobs/client/index.ts", "export const barrel = 1;"),
  containing(
    "a rule that reads the clock",
    "rules-receive-the-world",
    "src/jobs/rules/now.ts",
    "export const now = () => Date.now();",
  ),
  containing(
    "a rule that makes the current date",
    "rules-receive-the-world",
    "src/jobs/rules/today.ts",
    "export const today = () => new Date();",
  ),
  containing(
    "a page that takes today from the browser",
    "today-is-the-companys",
    "src/jobs/client/useDay.ts",
    'export const useDay = () => new Date().toLocaleDateString("en-CA");',
  ),
  containing(
    "a page that reads the day of a moment by the browser",
    "today-is-the-companys",
    "src/jobs/client/dayOf.ts",
    "export const dayOf = (moment: Date) => moment.getDate();",
  ),
  containing(
    "a rule that draws lots",
    "rules-receive-the-world",
    "src/jobs/rules/lots.ts",
    "export const lot = () => Math.random();",
  ),
  containing(
    "a rule that makes an id",
    "rules-receive-the-world",
    "src/jobs/rules/id.ts",
    "export const id = () => crypto.randomUUID();",
  ),
  containing(
    "a rule that reads the environment",
    "rules-receive-the-world",
    "src/jobs/rules/env.ts",
    "export const env = () => process.env;",
  ),
  containing(
    "a neutral platform file that reads the clock",
    "rules-receive-the-world",
    "src/platform/clock.ts",
    "export const now = () => new Date();",
  ),
  containing(
    "SQL from a string",
    "no-raw-sql",
    "src/jobs/server/raw.ts",
    "export const raw = (sql: { raw(t: string): string }) => sql.raw('x');",
  ),
  containing(
    "HTML from a string",
    "no-inner-html",
    "src/jobs/client/html.tsx",
    "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ),
  containing("`: any`", "no-any", "src/jobs/server/any.ts", "export const f = (x: any) => x;"),
  containing("`as any`", "no-any", "src/jobs/server/asAny.ts", "export const f = (x: unknown) => x as any;"),
  containing(
    "types that are silenced",
    "no-silenced-types",
    "src/jobs/server/silent.ts",
    "// @ts-ignore\nexport const f = 1;",
  ),
  containing(
    "the inside of a library elsewhere than in internals",
    "private-parts-live-in-internals",
    "src/jobs/server/inside.ts",
    'export const f = (contract: { "~orpc": { meta: object } }) => contract["~orpc"].meta;',
  ),
  containing(
    "a concept's word in the platform",
    "platform-names-no-concept",
    "src/platform/server/loads.ts",
    "export const evaluationsPerPage = 20;",
  ),
  containing(
    "an import that cannot be read",
    "imports-can-be-read",
    "src/jobs/server/computed.ts",
    "export const f = (path: string) => import(path);",
  ),
  containing(
    "an import by pattern",
    "imports-can-be-read",
    "src/jobs/client/glob.ts",
    "export const f = import.meta.glob('../*.ts');",
  ),
];
