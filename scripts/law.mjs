// The law of the house: node scripts/law.mjs [folder of the project]
// Reads every module of src, prints each violation in plain words, exits 1 when there is one.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import configuration from "../.dependency-cruiser.mjs";
import { concepts } from "../architecture.mjs";
import { checkBrowserReach } from "./law/reach.mjs";
import { findRoleViolation, findUnlistedFolders } from "./law/roles.mjs";
import { readSource } from "./law/source.mjs";
import { findForeignWrites, findTableOwners } from "./law/writers.mjs";

const project = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), ".."));

const files = readdirSync(join(project, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
  .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
  .sort();

// One process reads one project: what was resolved once is kept.
const { output } = await cruise(
  ["src"],
  {
    ...configuration.options,
    baseDir: project,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden },
  },
  configuration.options.enhancedResolveOptions,
);

const read = new Map(output.modules.map((module) => [module.source, module]));
const dependencies = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
const comments = new Map(configuration.forbidden.map(({ name, comment }) => [name, comment]));

/** A checker that sees nothing approves everything (it happens with a TypeScript that has no JavaScript API). */
const unreadFiles = (() => {
  if (files.length === 0) return ["src holds no TypeScript file: nothing was checked"];
  const unread = files.filter((file) => !read.has(file));
  if (unread.length > 0) return unread.map((file) => `${file} was not read`);
  return files
    .filter((file) => read.get(file).dependencies.length === 0)
    .filter((file) =>
      /^import\s[^;]*?\sfrom\s+["'][^"']+["']/m.test(readFileSync(join(project, file), "utf8")),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${file} has imports, none was seen`);
})();

// An import that leads nowhere breaks other rules too; one sentence is enough.
const lost = new Set(
  output.summary.violations
    .filter(({ rule }) => rule.name === "every-import-resolves")
    .map(({ from, to }) => `${from} → ${to}`),
);
const unfollowedImports = output.summary.violations.filter(
  ({ from, to, rule }) => rule.name === "every-import-resolves" || !lost.has(`${from} → ${to}`),
);

const imports = unfollowedImports.map(({ from, to, rule, cycle }) => ({
  where: `${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`,
  rule: rule.name,
  comment: comments.get(rule.name),
}));

const readText = (file) => readFileSync(join(project, file), "utf8");
const owners = findTableOwners(files, readText);

const violations = [
  ...imports,
  ...findUnlistedFolders(files, concepts),
  ...files.flatMap((file) => findRoleViolation(file) ?? []),
  ...checkBrowserReach(
    output.modules,
    new Set(output.summary.violations.map(({ from, to }) => `${from} → ${to}`)),
  ),
  ...files.flatMap((file) => readSource(file, readText(file))),
  ...files.flatMap((file) => findForeignWrites(file, readText(file), owners)),
];

for (const { where, rule, comment } of violations) console.log(`${where}  ${rule}: ${comment}`);
for (const sentence of unreadFiles) console.log(`The law is blind: ${sentence}.`);
console.log(`${files.length} modules, ${dependencies} dependencies read, ${violations.length} violations.`);
if (violations.length > 0 || unreadFiles.length > 0) process.exit(1);
