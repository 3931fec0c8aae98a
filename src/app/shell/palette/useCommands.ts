import { useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/appearance.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { paths } from "#paths.ts";
import { getEntryPath, listMenuEntries } from "../../menu.ts";
import { useOpenSurveys } from "../pendingCount.ts";
import { askToSignOut } from "../leave.ts";
import { shortcuts } from "../shortcuts.ts";
import { useChangeLanguage } from "../useChangeLanguage.ts";
import { creations, type Command } from "./commands.ts";
import type { fr } from "./paletteTexts.fr.ts";

/** Where this reader may go, what they may create, and what they may switch, in their language. */
export function useCommands(words: typeof fr, onThank: () => void): Command[] {
  const { entries: names } = useTexts("shell");
  const viewer = useViewer();
  const { changeLanguage } = useChangeLanguage();
  const [theme, chooseTheme] = useTheme();
  const formatFailure = useFailureWords();
  const attempt = (work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => notify.error(formatFailure(failureFrom(error))));
  };
  const may = (needs: (typeof creations)[number]["needs"]) => viewer.capabilities.includes(needs);
  const aliases: Readonly<Record<string, string>> = words.placeAlias;
  const toPlace = (id: string, label: string, to: string): Command => {
    const alias = aliases[id];
    return { id, group: "go", label, to, ...(alias && { alias }) };
  };
  const toAction = (id: string, label: string, alias: string, run: () => void): Command => ({
    id,
    group: "actions",
    label,
    alias,
    run,
  });
  const go = useGo();
  const [survey] = useOpenSurveys();
  // As the tab of the dashboard is called: a team manager sees their own people there, not the company.
  const isTeam = viewer.role === "team_manager" && !viewer.isAdmin;
  return [
    ...listMenuEntries(viewer).map((name) => toPlace(name, names[name], getEntryPath(name, viewer))),
    ...(may("evaluate")
      ? [
          toPlace("company", isTeam ? words.places.teams : words.places.company, paths.appDashboard()),
          toPlace("campaigns", words.places.campaigns, paths.campaigns()),
          toPlace("files", words.places.files, paths.files()),
        ]
      : []),
    ...(may("administer") ? [toPlace("questions", names.questions, paths.questions())] : []),
    ...(may("administer") ? [toPlace("systemState", words.places.systemState, paths.adminDashboard())] : []),
    ...(may("managePeople")
      ? [
          toPlace("reports", words.places.reports, paths.reportsHub()),
          toPlace("reportsByPerson", words.places.reportsByPerson, paths.reportsByPerson()),
          toPlace("chart", words.places.chart, paths.organisationChart()),
        ]
      : []),
    ...(survey
      ? [
          toAction("survey", words.answerSurvey, words.answerSurveyAlias, () =>
            go(paths.pulseSurvey(survey.id)),
          ),
        ]
      : []),
    toPlace("notifications", words.places.notifications, paths.notifications()),
    toPlace("security", words.places.security, paths.security()),
    toAction("thank", words.thank, words.thankAlias, onThank),
    ...creations
      .filter(({ needs }) => may(needs))
      .map(
        ({ name, to }): Command => ({ id: `new-${name}`, group: "create", label: words.creations[name], to }),
      ),
    ...themes
      .filter((one) => one !== theme)
      .map((one) => toAction(one, words.themes[one], words.themeAlias[one], () => chooseTheme(one))),
    toAction("language", words.language, words.languageAlias, attempt(changeLanguage)),
    { ...toAction("shortcuts", words.shortcuts, words.shortcutsAlias, shortcuts.show), hint: "?" },
    toAction("sign-out", words.signOut, words.signOutAlias, attempt(askToSignOut)),
  ];
}
