import path from "node:path";
import { lightPartsOf, lightParts, workspacePartsOf } from "../../src/app/pageParts.ts";
import type { AreaName } from "../../src/app/light/areas.ts";
import { screenTexts } from "../../src/app/screenTexts.ts";
import { importedBy } from "../../src/platform/server/preloadLinks.ts";
import type { Language } from "../../src/platform/vocabulary.ts";
import type { Build } from "./build.ts";

export const limits = {
  /** A page of the light shell, whole. */
  light: 110_000,
  /** The first page of the workspace, whole. */
  first: 165_000,
  /** Any other, beyond what the first has brought. */
  further: 40_000,
  /** The scripts alone of a page with a list, words included. */
  listScripts: 30_000,
};

export interface Page {
  name: string;
  shell: "light.html" | "workspace.html";
  /** What is imported for it, in the language of the page; the words of one language never bring the other's. */
  parts: readonly string[];
}

export const languages: readonly Language[] = ["fr", "en"];

/** Every page that the build knows: a new one is weighed, or refused until src/app/pageParts.ts names it. */
export const lightPages = (build: Build, language: Language): Page[] =>
  screensOf(build, "light.html").map((name) => {
    const areas = Object.keys(lightParts) as AreaName[];
    const area = areas.find((one) => lightParts[one].screens === name);
    if (!area) throw new Error(`${name}: say in src/app/pageParts.ts which words it needs`);
    return { name, shell: "light.html", parts: lightPartsOf(area, language) };
  });

export const workspacePages = (build: Build, language: Language): Page[] =>
  screensOf(build, "workspace.html")
    .filter(isOfRoutes)
    .map((name) => ({
      name,
      shell: "workspace.html",
      parts: workspacePartsOf(name, language),
    }));

/** A screen of the routes, and not a part that one of them, or the frame, opens later. */
const isOfRoutes = (file: string) => path.basename(file, ".tsx") in screenTexts;

function screensOf({ manifest }: Build, shell: string): string[] {
  const later = importedBy(manifest, [shell]).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const isScreen = (part: string) => part.endsWith(".tsx");
  const screens = [...new Set(later)].filter(isScreen);
  if (screens.length === 0) throw new Error(`${shell} has no page`);
  return screens;
}

export const isList = (source: string) => source === "src/platform/ui/lists/ListPage.tsx";

/** Drawing charts is for pages that show a report. */
export const charts = "src/platform/ui/charts/";
export const isChart = (source: string) => source.startsWith(charts);
export const mayDraw = (page: Page) => page.name.startsWith("src/reports/");
