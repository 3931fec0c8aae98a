import { capitalised, refuse, type Request } from "./arguments.ts";
import type { Changes } from "./changes.ts";
import { addElement, addImport, addProperty } from "./source.ts";

/** A folder with a contract and texts, known to the order of concepts, the list of src/app and the words. */
export function addConcept(changes: Changes, { concept, title }: Request): string[] {
  if (changes.exists(`src/${concept}/contract.ts`)) refuse(`The concept ${concept} is there already.`);
  ensureContract(changes, concept);
  ensureTexts(changes, concept, title);
  const page = addPage(changes, concept);
  return [
    `architecture.mjs: the place of « ${concept} » in the order (it may import only concepts before it)`,
    `docs/glossary.md: its words, in both languages`,
    `${page}: what it is, what always holds, why it is a concept of its own`,
    "Then: npm run new -- table, endpoint, screen.",
  ];
}

/** The concept in architecture.mjs, with a contract that the product answers. */
export function ensureContract(changes: Changes, concept: string): void {
  ensureListed(changes, concept);
  const file = `src/${concept}/contract.ts`;
  if (changes.exists(file)) return;
  changes.create(file, `export const ${concept}Contract = {};\n`);
  changes.create(
    routerOf(concept),
    `import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { ${concept}Contract } from "../contract.ts";

/** One line per endpoint, as in the contract. */
export const ${concept}Router: Router<typeof ${concept}Contract, RequestContext> = {};
`,
  );
  changes.create(
    `src/${concept}/server/module.ts`,
    `import { defineConcept } from "#platform/server/concept.ts";
import { ${concept}Contract } from "../contract.ts";
import { ${concept}Router } from "./router.ts";

export const ${concept} = defineConcept({
  contract: { ${concept}: ${concept}Contract },
  router: { ${concept}: ${concept}Router },
});
`,
  );
  changes.edit("src/app/concepts.ts", (text) =>
    addElement(
      addImport(text, `import { ${concept} } from "#${concept}/server/module.ts";`),
      "concepts",
      [],
      concept,
    ),
  );
}

export const routerOf = (concept: string): string => `src/${concept}/server/router.ts`;

/** The words of the concept in both languages, loaded by the workspace. */
export function ensureTexts(changes: Changes, concept: string, title: Request["title"]): void {
  ensureListed(changes, concept);
  if (changes.exists(`src/${concept}/texts.fr.ts`)) return;
  changes.create(
    `src/${concept}/texts.fr.ts`,
    `import type { Translation } from "#platform/texts.ts";

export const fr = { title: ${JSON.stringify(title.fr)} };

declare module "#platform/texts.ts" {
  interface Texts {
    ${concept}: Translation<typeof fr>;
  }
}
`,
  );
  changes.create(
    `src/${concept}/texts.en.ts`,
    `import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = { title: ${JSON.stringify(title.en)} };
`,
  );
  const loaders = ["fr", "en"].map(
    (language) =>
      `${language}: async () => ({ ${concept}: (await import("#${concept}/texts.${language}.ts")).${language} })`,
  );
  changes.edit("src/app/workspaceTexts.ts", (text) =>
    addProperty(text, "parts", [], `${concept}: { ${loaders.join(", ")} }`),
  );
}

function ensureListed(changes: Changes, concept: string): void {
  if (changes.read("architecture.mjs").includes(`"${concept}"`)) return;
  changes.edit("architecture.mjs", (text) => addElement(text, "concepts", [], JSON.stringify(concept)));
}

/** The page of the concept, where its invariants and decisions are written. @returns its path */
function addPage(changes: Changes, concept: string): string {
  const file = `src/${concept}/README.md`;
  changes.create(
    file,
    `# ${capitalised(concept)}

What it is, in three lines.

## Invariants

- What always holds: where it is enforced, which test says so.

## Decisions

**Why it is a concept of its own.** What was decided, why, what was left.

## How it is entered

\`contract.ts\`
`,
  );
  return file;
}
