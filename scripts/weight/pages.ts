import { importedBy, type Build } from "./build.ts";

export const limits = {
  /** A page of the light shell, whole. */
  light: 110_000,
  /** The first page of the workspace, whole. */
  first: 190_000,
  /** Any other, beyond what the first has brought. */
  further: 40_000,
};

export interface Page {
  name: string;
  shell: "light.html" | "workspace.html";
  /** What is imported for it, in the language of the page; the words of one language never bring the other's. */
  parts: readonly string[];
}

type Language = "fr" | "en";
export const languages: readonly Language[] = ["fr", "en"];

/** Imported by the shell of the workspace around every page: what waits on this device. */
const besides = "src/answers/client/light/device/signingOut.ts";
const isNoPage = (part: string) => /\/texts(?:\.|\/)/.test(part) || part === besides;

/** The parts of the light shell, with the concept whose words they need (src/app/light.tsx). */
const lightWords: Record<string, string> = {
  "src/app/light/authRoutes.tsx": "auth",
  "src/app/light/passwordRoutes.tsx": "auth",
  "src/app/light/secondStepRoutes.tsx": "auth",
  "src/app/light/siteRoutes.tsx": "site",
  "src/answers/client/light/routes.tsx": "answers",
};

/** Every page that the build knows: a new one is weighed without being listed. */
export function lightPages(build: Build, language: Language): Page[] {
  return partsOf(build, "light.html").map((part) => {
    const words = lightWords[part];
    if (!words) throw new Error(`${part}: say in scripts/weight/pages.ts which words it needs`);
    const texts = ["platform", words].map((concept) => `src/${concept}/texts.${language}.ts`);
    return { name: part, shell: "light.html", parts: [part, ...texts] };
  });
}

export const firstPage = "src/dashboards/client/screens/DashboardScreen.tsx";

export const workspacePages = (build: Build, language: Language): Page[] =>
  partsOf(build, "workspace.html").map((part) => ({
    name: part,
    shell: "workspace.html",
    parts: [part, besides, `src/app/texts/workspace.${language}.ts`],
  }));

function partsOf(build: Build, shell: string): string[] {
  const later = importedBy(build, [shell]).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const parts = [...new Set(later)].filter((part) => !isNoPage(part));
  if (parts.length === 0) throw new Error(`${shell} has no page`);
  return parts;
}

/** Drawing charts is for pages that show a report. */
export const isChart = (source: string) => source.startsWith("src/reports/client/charts/");
export const mayDraw = (page: Page) => page.name.startsWith("src/reports/");
