import { formAddress } from "#answers/rules/formAddress.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { homeAddress } from "#dashboards/rules/homeAddress.ts";
import { paths, shellOf } from "#paths.ts";
import type { Language } from "#platform/vocabulary.ts";
import { areaOf, type AreaName } from "./light/areas.ts";
import { screenTexts, type ScreenName, type ScreenText } from "./screenTexts.ts";

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
export const waiting = "src/answers/client/light/device/signingOut.ts";

/** Of the words that come with sentences of refusals; those of `site` have none. */
const wordsFile = (words: string, language: Language) =>
  words === "site" ? `src/site/texts.${language}.ts` : `src/app/texts/${words}.${language}.ts`;

export const lightPartsOf = (area: AreaName, language: Language): string[] => {
  const { screens, words } = lightParts[area];
  return [screens, `src/platform/texts.${language}.ts`, wordsFile(words, language)];
};

/** The file of a text where it is not that of a concept. */
const textFiles: Partial<Record<ScreenText, string>> = {
  evaluations: "src/app/texts/evaluations",
  imports: "src/app/texts/imports",
  campaigns: "src/app/texts/campaigns",
  nominations: "src/app/texts/nominations",
  series: "src/app/texts/series",
  people: "src/app/texts/people",
  peopleImport: "src/people/texts/import",
  questionImport: "src/skills/texts/import",
  positionImport: "src/jobs/texts/import",
  teamImport: "src/teams/texts/import",
  lifecycle: "src/evaluations/client/lifecycle/texts",
  room: "src/evaluations/client/room/texts",
  review: "src/reports/client/review/texts",
  flags: "src/app/texts/flags",
  security: "src/app/texts/security",
  teams: "src/app/texts/teams",
  launch: "src/evaluations/client/launch/texts",
  wizard: "src/evaluations/client/wizard/texts",
  companySettings: "src/company/client/settings/texts",
  values: "src/skills/client/values/texts",
  ownProfile: "src/people/client/own/texts",
  settings: "src/auth/client/settings/texts",
};
/** @param screen the file of a screen, or "" for the frame around it */
export function workspacePartsOf(screen: string, language: Language): string[] {
  const name = screen.split("/").at(-1)?.replace(".tsx", "") ?? "";
  const own: readonly ScreenText[] = name in screenTexts ? screenTexts[name as ScreenName] : [];
  const texts = ["src/platform/texts", "src/app/shell/around"].concat(
    own.map((text) => textFiles[text] ?? `src/${text}/texts`),
  );
  return [screen, waiting, ...texts.map((file) => `${file}.${language}.ts`)];
}

/** What a page will import beside its shell, for the head of its HTML. A name too few costs a moment, nothing else. */
export const pageParts = (pathname: string, language: Language): string[] =>
  shellOf(pathname) === "light"
    ? lightPartsOf(areaOf(pathname), language)
    : workspacePartsOf(pathname === paths.dashboard() ? firstScreen : "", language);

const form = new RegExp(`^${paths.answer("([0-9a-f-]{36})")}(?:/|$)`);

/**
 * The addresses that a page reads before it shows anything, for its head: the answer form, and for the workspace who is
 * signed in and what waits on the home. Each is read where its address is used (`readAddress`), once.
 */
export function readsOf(pathname: string): readonly string[] {
  if (pathname === paths.dashboard()) return [viewerAddress, homeAddress];
  if (shellOf(pathname) === "workspace") return [viewerAddress];
  const id = form.exec(pathname)?.[1];
  return id ? [formAddress(id)] : [];
}
