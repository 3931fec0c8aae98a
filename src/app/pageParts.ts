import { formAddress } from "#answers/rules/formAddress.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { homeAddress } from "#dashboards/rules/homeAddress.ts";
import { paths, resolveShell } from "#paths.ts";
import type { Language } from "#platform/vocabulary.ts";
import { resolveArea, type AreaName } from "./light/areas.ts";

/** What each area of the light shell imports when it is shown (light.tsx): its screens, and the words of a concept. */
export const lightParts: Record<AreaName, { screens: string; words: string }> = {
  password: { screens: "src/app/light/passwordRoutes.tsx", words: "auth" },
  secondStep: { screens: "src/app/light/secondStepRoutes.tsx", words: "auth" },
  answerLink: { screens: "src/app/light/answerLinkRoutes.tsx", words: "answers" },
  auth: { screens: "src/app/light/authRoutes.tsx", words: "auth" },
  answers: { screens: "src/answers/client/light/routes.tsx", words: "answers" },
  site: { screens: "src/app/light/siteRoutes.tsx", words: "site" },
};

export const firstScreen = "src/dashboards/client/screens/DashboardScreen.tsx";
/** Imported by the workspace around every screen: what waits on this device. */
export const signingOutModule = "src/answers/client/light/device/signingOut.ts";

/** Of the words that come with sentences of refusals; those of `site` have none. */
const toTextsFile = (words: string, language: Language) =>
  words === "site"
    ? `src/site/texts.${language}.ts`
    : `src/${words}/client/light/textsWithErrors.${language}.ts`;

export const listLightParts = (area: AreaName, language: Language): string[] => {
  const { screens, words } = lightParts[area];
  return [screens, `src/platform/texts.${language}.ts`, toTextsFile(words, language)];
};

/** What the workspace imports around every screen. */
export const listFrameParts = (language: Language): string[] => [
  signingOutModule,
  `src/platform/texts.${language}.ts`,
  `src/app/shell/around.${language}.ts`,
];
const listHomeParts = (language: Language): string[] => [firstScreen, `src/dashboards/texts.${language}.ts`];

/** What a page will import beside its shell, for the head of its HTML. A name too few costs a moment, nothing else. */
export const pageParts = (pathname: string, language: Language): string[] =>
  resolveShell(pathname) === "light"
    ? listLightParts(resolveArea(pathname), language)
    : [...listFrameParts(language), ...(pathname === paths.dashboard() ? listHomeParts(language) : [])];

const answerFormPattern = new RegExp(`^${paths.answer("([0-9a-f-]{36})")}(?:/|$)`);

/**
 * The addresses that a page reads before it shows anything, for its head: the answer form, and for the workspace who is
 * signed in and what waits on the home. Each is read where its address is used (`readAddress`), once.
 */
export function listReadAddresses(pathname: string): readonly string[] {
  if (pathname === paths.dashboard()) return [viewerAddress, homeAddress];
  if (resolveShell(pathname) === "workspace") return [viewerAddress];
  const id = answerFormPattern.exec(pathname)?.[1];
  return id ? [formAddress(id)] : [];
}
