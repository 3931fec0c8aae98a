import { packages } from "../../.dependency-cruiser.mjs";
import { lightLibraries, workspaceLibraries } from "../../architecture.mjs";

const isTest = /\.test\.tsx?$|^src\/(?:app|platform)\/testing\//;
const lightRoots = /^src\/(?:[^/]+\/client\/light\/|platform\/light\/|app\/light\.tsx?$)/;
const workspaceRoots = /^src\/(?:[^/]+\/client\/|platform\/(?:client|ui)\/|app\/workspace\.tsx?$)/;
const serverSide = /^src\/[^/]+\/(?:server\/|tables(?:\.ts$|\/))/;
const mantineKit = /^src\/platform\/ui\//;

const toLibraryPattern = (names) => new RegExp(packages(names));
const shells = [
  {
    rule: "light-stays-light",
    comment: "At run time the light shell would load this.",
    roots: lightRoots,
    allowed: toLibraryPattern(lightLibraries),
    refused: (file) => serverSide.test(file) || mantineKit.test(file),
  },
  {
    rule: "browser-loads-only-listed-libraries",
    comment: "At run time the workspace would load this.",
    roots: workspaceRoots,
    allowed: toLibraryPattern(workspaceLibraries),
    refused: (file) => serverSide.test(file),
  },
];

const runsInBrowser = ({ dependencyTypes }) => !dependencyTypes.includes("type-only");

/**
 * Follows what each shell loads at run time, through any number of files: a rule that reads a constant of a
 * contract brings zod to the answer form, though no single import looks wrong.
 * `known`: violations already reported as "from → to".
 */
export function checkBrowserReach(modules, known) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reported = new Set(known);
  const violations = [];
  for (const shell of shells) {
    // A light file is checked against the light list only, which is the shorter one.
    const roots = modules
      .map(({ source }) => source)
      .filter((source) => shell.roots.test(source) && !isTest.test(source))
      .filter((source) => shell.roots === lightRoots || !lightRoots.test(source));
    const cameFrom = new Map(roots.map((root) => [root, null]));
    const queue = [...roots];
    for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
      for (const dependency of bySource.get(source)?.dependencies ?? []) {
        const to = dependency.resolved;
        if (!runsInBrowser(dependency) || cameFrom.has(to)) continue;
        const bad =
          dependency.coreModule ||
          (to.startsWith("node_modules/") ? !shell.allowed.test(to) : shell.refused(to));
        if (bad) {
          if (reported.has(`${source} → ${to}`)) continue;
          reported.add(`${source} → ${to}`);
          violations.push({
            where: formatChain(cameFrom, source, to),
            rule: shell.rule,
            comment: shell.comment,
          });
          continue;
        }
        cameFrom.set(to, source);
        if (to.startsWith("src/")) queue.push(to);
      }
    }
  }
  return violations;
}

function formatChain(cameFrom, source, to) {
  const steps = [to];
  for (let step = source; step; step = cameFrom.get(step)) steps.unshift(step);
  return steps.join(" → ");
}
