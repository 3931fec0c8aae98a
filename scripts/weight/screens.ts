import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFrameParts } from "../../src/app/pageParts.ts";
import type { Language } from "../../src/platform/vocabulary.ts";

/** A screen of the workspace as the module of its concept, or of src/app, declares it. */
export interface DeclaredScreen {
  name: string;
  /** As a build names it: src/people/client/screens/ProfileScreen.tsx. */
  file: string;
  texts: string[];
}

const root = path.resolve(import.meta.dirname, "../..");
const declared = [
  "src/*/client/module.ts",
  "src/app/sharedScreens/module.ts",
  "src/app/routes.tsx",
  "src/app/routes/*.ts",
];
const screen = /name: "(\w+)",\s+load: \(\) => import\("([^"]+)"\),\s+texts: \[([^\]]*)\]/g;
const words = /(\w+): \{\s*fr: \(\) => import\("([^"]+)"\)/g;

const sources = globSync(declared, { cwd: root }).map((file) => ({
  text: readFileSync(path.join(root, file), "utf8"),
  /** A module of ours that the file imports. */
  imported: (address: string) =>
    address.startsWith("#")
      ? `src/${address.slice(1)}`
      : path.relative(root, path.resolve(root, path.dirname(file), address)),
}));

export const screens: readonly DeclaredScreen[] = sources.flatMap(({ text, imported }) =>
  [...text.matchAll(screen)].map(([, name = "", address = "", texts = ""]) => ({
    name,
    file: imported(address),
    texts: [...texts.matchAll(/"(\w+)"/g)].map(([, one = ""]) => one),
  })),
);

/** The French file of each part of the texts of the workspace. */
const textFiles = new Map(
  sources.flatMap(({ text, imported }) =>
    [...text.matchAll(words)].map(([, name = "", address = ""]) => [name, imported(address)] as const),
  ),
);

/** What a screen imports beside the shell: itself, the frame, and its texts. @throws for a text without a file */
export const listParts = ({ file, texts }: DeclaredScreen, language: Language): string[] => [
  file,
  ...listFrameParts(language),
  ...texts.map((name) => {
    const french = textFiles.get(name);
    if (!french) throw new Error(`no module declares the texts « ${name} » of ${file}`);
    return french.replace(".fr.ts", `.${language}.ts`);
  }),
];
