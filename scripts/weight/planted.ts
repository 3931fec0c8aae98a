import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const project = path.resolve(import.meta.dirname, "../..");
/** What a build of the browser's code reads. */
const sources = ["src", "public", "scripts", "package.json", "tsconfig.json", "vite.config.ts"];
/** Of the server, what the build reads. */
const needed = /\/src\/platform\/server(?:$|\/preloadLinks\.ts$)/;
const pages = ["light.html", "workspace.html"];

export const planted = {
  screen: "src/orchards/client/screens/OrchardScreen.tsx",
  texts: "src/orchards/texts.fr.ts",
};

/** A copy of the project in `folder`, to plant something in and to build. */
export function copyProject(folder: string): void {
  for (const name of [...sources, ...pages])
    cpSync(path.join(project, name), path.join(folder, name), {
      recursive: true,
      filter: (file) =>
        !/\/(?:server|testing|demonstration)(?:\/|$)|\.test\.tsx?$/.test(file) || needed.test(file),
    });
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"));
}

/** Plants a concept of 200 texts and a screen that shows them, the way CONTRIBUTING.md says. */
export function plantConcept(folder: string): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const change = (file: string, before: string, after: string) => {
    const source = readFileSync(path.join(folder, file), "utf8");
    if (!source.includes(before)) throw new Error(`${file} no longer says ${before}`);
    write(file, source.replace(before, after));
  };
  write(planted.texts, textsOf("fr"));
  write("src/orchards/texts.en.ts", textsOf("en"));
  write(
    planted.screen,
    `import { useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/Page.tsx";
export function OrchardScreen() {
  const texts = useTexts("orchards");
  return <Page title={texts.text0}>{Object.values(texts).join(" ")}</Page>;
}
`,
  );
  write(
    "src/orchards/client/module.ts",
    `import { screen, type ClientModule } from "#platform/client/clientModule.ts";
export const orchards = {
  texts: { orchards: { fr: () => import("../texts.fr.ts"), en: () => import("../texts.en.ts") } },
  screens: {
    managePeople: [
      screen({
        path: "/app/orchards",
        name: "OrchardScreen",
        load: () => import("./screens/OrchardScreen.tsx"),
        texts: ["orchards"],
      }),
    ],
  },
} satisfies ClientModule;
`,
  );
  change(
    "src/app/screens.ts",
    "import type { ClientModule }",
    `import { orchards } from "#orchards/client/module.ts";\nimport type { ClientModule }`,
  );
  change("src/app/screens.ts", "  people,", "  orchards,\n  people,");
}

/** Texts that do not compress into one another. */
function textsOf(language: "fr" | "en"): string {
  const words = Array.from({ length: 200 }, (_, index) => {
    const letters = (index * 7_919 + 104_729).toString(36) + (index * 15_485_863).toString(36);
    return `  text${index}: "${language} ${letters} ${letters.split("").toReversed().join("")} ${index}",`;
  });
  return `export const ${language} = {\n${words.join("\n")}\n};\n`;
}
