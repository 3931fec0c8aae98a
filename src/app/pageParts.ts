import { formAddress } from "#answers/rules/formAddress.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { homeAddress } from "#dashboards/rules/homeAddress.ts";
import { paths, resolveShell } from "#paths.ts";
import { surveyAddress } from "#pulses/rules/surveyAddress.ts";
import type { Language } from "#platform/vocabulary.ts";
import { resolveArea, type AreaName } from "./light/areas.ts";

/** What each area of the light shell imports when it is shown (light.tsx): its screens, and the words of a concept. */
export const lightParts: Record<AreaName, { screens: string; words: readonly string[] }> = {
  password: { screens: "src/app/light/passwordRoutes.tsx", words: ["auth"] },
  secondStep: { screens: "src/app/light/secondStepRoutes.tsx", words: ["auth"] },
  answerLink: { screens: "src/app/light/answerLinkRoutes.tsx", words: ["answers"] },
  auth: { screens: "src/app/light/authRoutes.tsx", words: ["auth"] },
  answers: { screens: "src/answers/client/light/routes.tsx", words: ["answers"] },
  survey: { screens: "src/pulses/client/light/routes.tsx", words: ["answers", "pulses"] },
  site: { screens: "src/app/light/siteRoutes.tsx", words: ["site"] },
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
  return [
    screens,
    `src/platform/texts.${language}.ts`,
    ...words.map((concept) => toTextsFile(concept, language)),
  ];
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

const idPattern = "([0-9a-f-]{36})";
const surveyPattern = new RegExp(`^${paths.pulseSurvey(idPattern)}(?:/|$)`);
const answerFormPattern = new RegExp(`^${paths.answer(idPattern)}(?:/|$)`);

/**
 * The addresses that a page reads before it shows anything, for its head: the answer form, and for the workspace who is
 * signed in and what waits on the home. Each is read where its address is used (`readAddress`), once.
 */
export function listReadAddresses(pathname: string): readonly string[] {
  if (pathname === paths.dashboard()) return [viewerAddress, homeAddress];
  if (resolveShell(pathname) === "workspace") return [viewerAddress];
  const evaluation = answerFormPattern.exec(pathname)?.[1];
  if (evaluation) return [formAddress(evaluation)];
  const survey = surveyPattern.exec(pathname)?.[1];
  return survey ? [surveyAddress(survey)] : [];
}
