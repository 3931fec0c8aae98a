import { formAddress } from "#answers/rules/formAddress.ts";
import { paths, shellOf } from "#paths.ts";
import type { Language } from "#platform/texts.ts";
import { areaOf, type AreaName } from "./light/areas.ts";

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

export const lightPartsOf = (area: AreaName, language: Language): string[] => {
  const { screens, words } = lightParts[area];
  return [screens, `src/app/texts/platform.${language}.ts`, `src/${words}/texts.${language}.ts`];
};
export const workspacePartsOf = (screen: string, language: Language): string[] => [
  screen,
  waiting,
  `src/app/texts/platform.${language}.ts`,
  `src/app/texts/workspace.${language}.ts`,
];

/** What a page will import beside its shell, for the head of its HTML. A name too few costs a moment, nothing else. */
export const pageParts = (pathname: string, language: Language): string[] =>
  shellOf(pathname) === "light"
    ? lightPartsOf(areaOf(pathname), language)
    : workspacePartsOf(pathname === paths.dashboard() ? firstScreen : "", language);

const form = new RegExp(`^${paths.answer("([0-9a-f-]{36})")}(?:/|$)`);

/** What the first screen of a page will read, for its head: only what an address says whole. */
export const askedBy = (pathname: string): string | null => {
  const id = form.exec(pathname)?.[1];
  return id ? formAddress(id) : null;
};
