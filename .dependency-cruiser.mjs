import {
  concepts,
  lightLibraries,
  sharedClientLibraries,
  typeOnlyLibraries,
  workspaceLibraries,
} from "./architecture.mjs";

/**
 * The import law. `node scripts/law.mjs` applies it, together with what imports alone cannot say
 * (what the browser reaches through other files, impure rules, files without a role, writes to the table of another
 * concept).
 */

const concept = `^src/(?:${concepts.join("|")})`;
const tests = "\\.test\\.tsx?$";
const role = (name) => `^src/[^/]+/${name}(?:\\.tsx?$|/)`;

const vocabularies = role("vocabulary");
const contracts = role("contract");
const rules = role("rules");
// Those of src/app only gather the others.
const texts = "^src/(?!app/)[^/]+/texts[./]";
const tables = "^src/[^/]+/(?:server/)?tables(?:\\.ts$|/)";
const servers = "^src/[^/]+/server/";
const screens = "^src/[^/]+/client/";
const lightFiles = ["^src/[^/]+/client/light/", "^src/platform/light/"];
const browser = [screens, "^src/platform/(?:client|ui|light)/"];
const neutralPlatform = "^src/platform/[^/]+\\.tsx?$";
const testBuilders = "^src/[^/]+/testing/";
const anyLibrary = "^node_modules/";

/** A pattern for the files of these packages; "@scope/*" stands for the whole scope. */
export const packages = (names) =>
  `^node_modules/(?:@types/)?(?:${names.map((name) => name.replace("/*", "/[^/]+")).join("|")})(?:/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const directions = [
  forbid("no-cycle", "Two files that need each other are one file, or three.", {}, { circular: true }),
  forbid("every-import-resolves", "This import leads nowhere.", {}, { couldNotResolve: true }),
  forbid(
    "src-stands-alone",
    "src imports only src and libraries; the composition may load the default library and the demonstration.",
    { path: "^src/" },
    {
      path: "^(?!src/|node_modules/|package\\.json$|architecture\\.mjs$)[^/]*[./]",
      pathNot: "^database/(?:library|demo)(?:/|\\.)",
      dependencyTypesNot: ["core"],
      couldNotResolve: false,
    },
  ),
  forbid(
    "default-data-is-loaded-by-few",
    "database/library belongs to src/app and to the servers of skills, jobs and development, database/demo to src/app.",
    { path: "^src/", pathNot: ["^src/app/", "^src/(?:skills|jobs|development)/server/"] },
    { path: "^database/" },
  ),
  forbid(
    "demonstration-is-for-app",
    "Only src/app loads the demonstration.",
    { path: "^src/(?:skills|jobs|development)/" },
    { path: "^database/demo(?:/|\\.)" },
  ),
  forbid(
    "app-is-the-top",
    "Only src/app composes; nothing imports it.",
    { path: "^src/", pathNot: ["^src/app/", tests] },
    { path: "^src/app/" },
  ),
  forbid(
    "kit-page-is-apart",
    "/dev/kit is no part of the product: nothing imports it.",
    { path: "^src/", pathNot: "^src/app/kit/" },
    { path: "^src/app/kit/" },
  ),
  forbid(
    "tests-see-only-the-test-world-of-app",
    "A test builds its world with src/app/testing; it imports nothing else of src/app.",
    { path: tests, pathNot: "^src/app/" },
    { path: "^src/app/", pathNot: "^src/app/testing/" },
  ),
  forbid(
    "testing-is-for-tests",
    "Test builders never run in the product.",
    { path: "^src/", pathNot: [tests, testBuilders] },
    { path: testBuilders },
  ),
  forbid("paths-import-nothing", "src/paths.ts is read by everyone.", { path: "^src/paths\\.ts$" }, {}),
  forbid(
    "platform-knows-no-concept",
    "The platform is below every concept.",
    { path: "^src/platform/" },
    { path: "^src/(?!app/|platform/)[^/]+/" },
  ),
  ...concepts
    .slice(0, -1)
    .map((name, position) =>
      forbid(
        `${name}-looks-down-only`,
        `${name} may import only: ${["platform", ...concepts.slice(0, position)].join(", ")}.`,
        { path: `^src/${name}/` },
        { path: `^src/(?:${concepts.slice(position + 1).join("|")})/` },
      ),
    ),
];

const client = [
  forbid(
    "client-never-sees-server",
    "The browser talks to the server through the contract.",
    { path: browser },
    { path: [servers, tables] },
  ),
  forbid(
    "client-has-no-node",
    "The browser has no Node.",
    { path: browser, pathNot: tests },
    { dependencyTypes: ["core"] },
  ),
  forbid(
    "client-takes-only-types-from-contracts",
    "Write `import type`: the code of a contract brings zod to the browser. Constants live in vocabulary.ts.",
    { path: browser, pathNot: tests },
    { path: [contracts, packages(typeOnlyLibraries)], dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "client-libraries-are-listed",
    "See workspaceLibraries in architecture.mjs.",
    { path: browser, pathNot: [...lightFiles, "^src/platform/client/", tests] },
    { path: anyLibrary, pathNot: packages([...workspaceLibraries, ...typeOnlyLibraries]) },
  ),
  forbid(
    "shared-client-has-no-kit",
    "platform/client serves both shells: see sharedClientLibraries in architecture.mjs, and neither kit.",
    { path: "^src/platform/client/", pathNot: tests },
    {
      path: [anyLibrary, "^src/platform/(?:ui|light)/"],
      pathNot: packages([...sharedClientLibraries, ...typeOnlyLibraries]),
    },
  ),
  forbid(
    "light-imports-little",
    "The light shell knows react, wouter, #platform/light, #platform/client, vocabulary, rules, texts, paths, types.",
    { path: lightFiles, pathNot: tests },
    {
      pathNot: [
        packages(lightLibraries),
        ...lightFiles,
        "^src/platform/client/",
        neutralPlatform,
        vocabularies,
        rules,
        texts,
        contracts, // as types only: see client-takes-only-types-from-contracts
        "^src/paths\\.ts$",
      ],
    },
  ),
];

const server = [
  forbid(
    "server-never-sees-client",
    "The server renders no screen.",
    { path: servers },
    { path: [screens, "^src/platform/(?:client|ui|light)/"] },
  ),
  forbid(
    "server-has-no-browser-library",
    "React is for screens, and for e-mails in server/emails.",
    { path: servers, pathNot: ["^src/[^/]+/server/emails/", tests] },
    {
      path: packages([
        "react",
        "react-dom",
        "wouter",
        "@react-email/*",
        "@mantine/*",
        "@tanstack/*",
        "@tabler/*",
        "@dnd-kit/*",
      ]),
    },
  ),
  forbid(
    "emails-import-no-screen-library",
    "An e-mail is made of react and @react-email.",
    { path: "^src/[^/]+/server/emails/", pathNot: tests },
    { path: packages(["wouter", "@mantine/*", "@tanstack/*", "@tabler/*", "@dnd-kit/*"]) },
  ),
  forbid(
    "tables-import-only-tables",
    "A table knows drizzle-orm, the tables below, #platform/server, vocabulary, and the types of what it stores.",
    { path: tables, pathNot: ["^src/platform/", tests] },
    {
      pathNot: [
        packages(["drizzle-orm"]),
        tables,
        "^src/platform/server/",
        vocabularies,
        contracts, // as types only: see tables-take-only-types
        rules,
      ],
    },
  ),
  forbid(
    "tables-take-only-types",
    "Write `import type`: a table takes shapes, not behaviour; its lists of values live in vocabulary.ts.",
    { path: tables, pathNot: ["^src/platform/", tests] },
    { path: [contracts, rules], dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "tables-are-for-servers",
    "Only the server of the owner, and of the concepts above, knows a table.",
    { path: "^src/", pathNot: [servers, tables, "^src/app/", testBuilders, tests] },
    { path: tables },
  ),
  forbid(
    "ports-are-their-concepts",
    "A concept calls its own ports and src/app answers them; who answers takes their types alone.",
    { path: "^src/([^/]+)/", pathNot: "^src/app/" },
    {
      path: "^src/[^/]+/server/ports\\.ts$",
      pathNot: "^src/(?:$1|platform)/",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "queries-are-for-servers",
    "Only the server of the owner, and of the concepts above, runs its queries.",
    { path: "^src/", pathNot: [servers, "^src/app/", testBuilders, tests] },
    { path: role("server/queries") },
  ),
];

const shared = [
  forbid(
    "vocabulary-imports-vocabulary",
    "A vocabulary is read by everyone: it imports nothing but the vocabulary below it.",
    { path: vocabularies, pathNot: tests },
    { pathNot: vocabularies },
  ),
  forbid(
    "shared-files-are-neutral",
    "contract, rules and texts run on both sides.",
    { path: [contracts, rules, texts, neutralPlatform], pathNot: tests },
    { path: [screens, servers, tables, "^src/platform/(?:client|ui|light|server)/"] },
  ),
  forbid(
    "rules-are-pure",
    "No I/O, no library: rules import vocabulary, contracts, rules and the neutral files of the platform.",
    { path: rules, pathNot: tests },
    { pathNot: [vocabularies, contracts, rules, neutralPlatform] },
  ),
  forbid(
    "neutral-platform-files-are-pure",
    "No I/O, no library: they import each other, src/paths.ts and types of #platform/contract.",
    { path: neutralPlatform, pathNot: [contracts, tests] },
    { pathNot: [contracts, neutralPlatform, "^src/paths\\.ts$"] },
  ),
  forbid(
    "texts-are-words",
    "A text module imports only texts, the codes whose sentences it holds and the neutral files of the platform.",
    { path: texts, pathNot: tests },
    { pathNot: [texts, neutralPlatform, "^src/[^/]+/rules/errors\\.ts$"] },
  ),
  forbid(
    "contracts-are-data",
    "A contract knows zod, @orpc/contract, vocabulary, other contracts and #platform/contract; it decides nothing.",
    { path: contracts, pathNot: ["^src/platform/", tests] },
    { pathNot: [packages(["zod", "@orpc/contract"]), vocabularies, contracts] },
  ),
  forbid(
    "platform-contract-is-data",
    "It knows zod, @orpc/contract and the neutral files of the platform.",
    { path: "^src/platform/contract[./]", pathNot: tests },
    { pathNot: [packages(["zod", "@orpc/contract"]), contracts, neutralPlatform] },
  ),
  forbid(
    "screens-and-endpoints-are-leaves",
    "Only the module of their concept mounts them.",
    {
      path: `${concept}/`,
      pathNot: [
        tests,
        "^src/[^/]+/client/(?:light/)?(?:module|routes)\\.tsx?$",
        "^src/[^/]+/server/(?:module|router)\\.ts$",
      ],
    },
    { path: ["^src/[^/]+/client/(?:light/)?screens/", "Screen\\.tsx$", "^src/[^/]+/server/endpoints/"] },
  ),
  forbid(
    "modules-are-for-app",
    "A concept is put together by its module, and the product by src/app.",
    { path: "^src/(?!app/)" },
    { path: "^src/[^/]+/(?:client|server)/module\\.tsx?$" },
  ),
];

export default {
  forbidden: [...directions, ...client, ...server, ...shared],
  options: {
    doNotFollow: { path: "node_modules" },
    // A copy of the project may borrow node_modules through a link (scripts/new.test.ts).
    preserveSymlinks: true,
    exclude: { path: "^src/.*\\.d\\.ts$" },
    // Imports as they are written. Which of them compiling drops no rule asks, and it would compile every file.
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    moduleSystems: ["es6", "cjs"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "node", "default"],
      mainFields: ["module", "main"],
    },
  },
};
