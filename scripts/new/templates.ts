import { parseArgs } from "node:util";
import { CommandError, type Project } from "./project.ts";

export const usage = `npm run new -- concept pulses
npm run new -- endpoint pulses.list --allow evaluate
npm run new -- screen pulses.Pulses --for evaluate
npm run new -- table pulses.pulse_runs`;

/** What each kind writes. @returns what is left to write by hand */
export const templates: Record<string, (project: Project, target: string, rest: string[]) => string[]> = {
  concept(project, target) {
    const [name] = parseNames(target, /^([a-z]+)$/);
    const toPath = (end: string) => `src/${name}/${end}`;
    project.create(toPath("README.md"), buildConceptPage(name));
    project.create(toPath("contract.ts"), `export const ${name}Contract = {};\n`);
    project.create(
      toPath("server/router.ts"),
      `import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { ${name}Contract } from "../contract.ts";

/** One line per endpoint, as in the contract. */
export const ${name}Router: Router<typeof ${name}Contract, RequestContext> = {};
`,
    );
    project.create(
      toPath("server/module.ts"),
      `import { defineServerModule } from "#platform/server/serverModule.ts";
import { ${name}Contract } from "../contract.ts";
import { ${name}Router } from "./router.ts";

export const ${name} = defineServerModule({
  contract: { ${name}: ${name}Contract },
  router: { ${name}: ${name}Router },
});
`,
    );
    project.create(
      toPath("client/module.ts"),
      `import type { ClientModule } from "#platform/client/clientModule.ts";

export const ${name} = {
  texts: { ${name}: { fr: () => import("../texts.fr.ts"), en: () => import("../texts.en.ts") } },
  screens: {
  },
} satisfies ClientModule;
`,
    );
    project.create(
      toPath("texts.fr.ts"),
      `import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: ${JSON.stringify(name)},
};

declare module "#platform/texts.ts" {
  interface Texts {
    ${name}: Translation<typeof fr>;
  }
}
`,
    );
    project.create(
      toPath("texts.en.ts"),
      `import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: ${JSON.stringify(name)},
};
`,
    );
    for (const [list, module] of [
      ["serverModules", "server"],
      ["clientModules", "client"],
    ]) {
      project.insert(`src/app/${list}.ts`, /export const \w+(?:: .*)? = \[\n/, `  ${name},`);
      project.import(`src/app/${list}.ts`, name, `#${name}/${module}/module.ts`);
    }
    // The concepts of the specification that are still to come have their place already.
    if (!project.read("architecture.mjs").includes(`\n  "${name}",\n`))
      project.insert("architecture.mjs", /export const concepts = \[\n[^\]]*/, `  "${name}",`);
    return [
      `architecture.mjs: the place of « ${name} » in the order (it may import only concepts before it)`,
      "docs/glossary.md: its words, in both languages",
      `${toPath("README.md")}: what it is, what always holds, why it is a concept of its own`,
      "Then: npm run new -- table, endpoint, screen.",
    ];
  },

  endpoint(project, target, rest) {
    const [concept, name] = parseNames(target, /^([a-z]+)\.([a-z][a-zA-Z]+)$/);
    const allow = readPolicy(rest, "allow");
    const contract = `src/${concept}/contract.ts`;
    const file = `src/${concept}/server/endpoints/${name}.ts`;
    project.create(
      file,
      `import { handle } from "#platform/server/calls/handle.ts";
import { ${concept}Contract } from "../../contract.ts";

export const ${name}Endpoint = handle(${concept}Contract.${name}, () => Promise.resolve({ items: [] }));
`,
    );
    project.create(
      file.replace(".ts", ".db.test.ts"),
      `import { expect, test } from "vitest";
import { makeWorld } from "#app/testing/world.ts";

test("a new company has none", async () => {
  const owner = await (await makeWorld()).company();
  expect(await owner.api.${concept}.${name}({})).toEqual({ items: [] });
});
`,
    );
    project.insert(
      contract,
      /export const \w+Contract = \{\n?/,
      `${name}: endpoint({
        allow: "${allow}",
        method: "GET",
        path: "/${toKebabCase(concept)}/${toKebabCase(name)}",
        summary: ${JSON.stringify(toKebabCase(name).replaceAll("-", " "))},
      }).input(nothing).output(z.object({ items: z.array(z.object({ id: z.uuid() })) })),`,
    );
    project.import(contract, "endpoint", "#platform/contract/endpoint.ts");
    project.import(contract, "nothing", "#platform/contract/endpoint.ts");
    if (!project.read(contract).includes('from "zod"')) project.import(contract, "* as z", "zod");
    const router = `src/${concept}/server/router.ts`;
    project.insert(router, /Contract, RequestContext> (?:=> \(|= )\{\n?/, `  ${name}: ${name}Endpoint,`);
    project.import(router, `${name}Endpoint`, `./endpoints/${name}.ts`);
    project.insert(
      "src/app/testing/inputs.ts",
      /export const inputs.* \{\n/,
      `  "${concept}.${name}": () => ({}),`,
    );
    project.insert(
      "docs/permissions.md",
      /### Everybody\n\nWho: everybody\n\n.*\n.*\n/,
      `| ${concept}.${name} | \`200\` |`,
    );
    return [
      `${contract}: input and output, each field named; « object » when the input names one`,
      `${file}: load, refuse, write`,
      "src/app/testing/everyCall: one call of it that succeeds",
      "docs/permissions.md: what « everybody » gets; with « object », a line under each heading that names people",
    ];
  },

  screen(project, target, rest) {
    const [concept, name] = parseNames(target, /^([a-z]+)\.([A-Z][a-zA-Z]+)$/);
    const group = readPolicy(rest, "for");
    const words = name[0]!.toLowerCase() + name.slice(1);
    const address = parseOptions(rest).path ?? `/app/${toKebabCase(words)}`;
    const file = `src/${concept}/client/screens/${name}Screen.tsx`;
    project.create(
      file,
      `import { useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Page } from "#platform/ui/page/Page.tsx";

export function ${name}Screen() {
  const { ${words}: texts } = useTexts("${concept}");
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.title} />
    </Page>
  );
}
`,
    );
    for (const language of ["fr", "en"])
      project.insert(
        `src/${concept}/texts.${language}.ts`,
        new RegExp(`export const ${language}.* = \\{\\n`),
        `  ${words}: { title: ${JSON.stringify(name)} },`,
      );
    if (!project.read("src/paths.ts").includes(`  ${words}: `))
      project.insert(
        "src/paths.ts",
        /export const paths = \{\n/,
        `  ${words}: () => ${JSON.stringify(address)},`,
      );
    const module = `src/${concept}/client/module.ts`;
    if (!new RegExp(`\\b${group}: \\[`).test(project.read(module)))
      project.insert(module, /screens: \{\n?/, `    ${group}: [\n    ],`);
    project.insert(
      module,
      new RegExp(`\\b${group}: \\[\n`),
      `screen({
        path: paths.${words}(),
        name: "${name}Screen",
        load: () => import("./screens/${name}Screen.tsx"),
        texts: ["${concept}"],
      }),`,
    );
    const from = "#platform/client/clientModule.ts";
    if (project.read(module).includes(`import type { ClientModule } from "${from}"`))
      project.insert(module, /^/, `import { screen } from "${from}";`);
    else project.import(module, "screen", from);
    project.import(module, "paths", "#paths.ts");
    const visited = `  ${words}: [paths.${words}()],`;
    if (!project.replace("e2e/everyPage.ts", `  ${words}: [],`, visited))
      project.insert(
        "e2e/everyPage.ts",
        /export const listOwnerPages[^]*?=> \(?\{\n|\}\) => \(\{\n/,
        visited,
      );
    return [
      `${file}: what it shows; empty, loading, error, 390 px and dark`,
      `src/${concept}/texts.fr.ts, then texts.en.ts: its words`,
      "src/app/menu.ts: in a sidebar that the specification does not have yet",
    ];
  },

  table(project, target) {
    const [concept, name] = parseNames(target, /^([a-z]+)\.([a-z][a-z_]+)$/);
    const file = `src/${concept}/tables.ts`;
    if (!project.exists(file)) project.create(file, "");
    const table = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    project.insert(
      file,
      /[^]*$/,
      `export const ${table} = tenantTable("${name}", { name: text("name").notNull() });`,
    );
    project.import(file, "text", "drizzle-orm/pg-core");
    project.import(file, "tenantTable", "#platform/server/database/tenantTable.ts");
    return [
      `${file}: its columns, indexes and references (sameCompany)`,
      `npm run db:generate -- --name add_${name}, then in that file: select app.protect('${name}', 'select, insert, update, delete');`,
      "src/app/testing/permissions/actors.ts: a row of it, for the tests to try on",
    ];
  },
};

/** Policies for which one line of docs/permissions.md answers; `anyone` also needs a limit and handleOpen. */
const policies = ["signedIn", "evaluate", "managePeople", "administer"];

function readPolicy(rest: string[], option: "allow" | "for"): string {
  const given = parseOptions(rest)[option];
  // Without a default: a forgotten policy must not open an endpoint.
  if (given === undefined || !policies.includes(given))
    throw new CommandError(`Give --${option}, one of ${policies.join(", ")}.`);
  return given;
}

function parseOptions(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { allow: text, for: text, path: text } }).values;
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function parseNames(target: string, pattern: RegExp): [string, string] {
  const [, first = "", second = ""] =
    pattern.exec(target) ?? refuseName(`« ${target} » is no such name; write it as here.`);
  return [first, second];
}
function refuseName(message: string): never {
  throw new CommandError(message);
}

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page of a concept, where its invariants and decisions are written. */
const buildConceptPage = (name: string) => `# ${name[0]!.toUpperCase()}${name.slice(1)}

What it is, in three lines.

## Invariants

- What always holds: where it is enforced, which test says so.

## Decisions

**Why it is a concept of its own.** What was decided, why, what was left.

## How it is entered

\`contract.ts\`
`;
