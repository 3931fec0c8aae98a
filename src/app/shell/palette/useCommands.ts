import { useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/appearance.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/notify.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { paths } from "#paths.ts";
import { entries, menuOf } from "../../menu.ts";
import { askToSignOut } from "../leave.ts";
import { shortcuts } from "../shortcuts.ts";
import { useChangeLanguage } from "../useChangeLanguage.ts";
import { creations, type Command } from "./commands.ts";
import type { fr } from "./paletteTexts.fr.ts";

/** Where this reader may go, what they may create, and what they may switch, in their language. */
export function useCommands(words: typeof fr): Command[] {
  const { entries: names } = useTexts("shell");
  const viewer = useViewer();
  const { changeLanguage } = useChangeLanguage();
  const [theme, chooseTheme] = useTheme();
  const wordsOf = useFailureWords();
  const attempt = (work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => notify.error(wordsOf(failureFrom(error))));
  };
  const may = (needs: (typeof creations)[number]["needs"]) => viewer.capabilities.includes(needs);
  const go = (id: string, label: string, to: string): Command => ({ id, group: "go", label, to });
  const act = (id: string, label: string, alias: string, run: () => void): Command => ({
    id,
    group: "actions",
    label,
    alias,
    run,
  });
  return [
    ...menuOf(viewer).map((name) => go(name, names[name], entries[name].path)),
    ...(may("evaluate") ? [go("campaigns", words.places.campaigns, paths.campaigns())] : []),
    ...(may("administer") ? [go("questions", names.questions, paths.questions())] : []),
    ...(may("managePeople") ? [go("chart", words.places.chart, paths.organisationChart())] : []),
    go("notifications", words.places.notifications, paths.notifications()),
    go("security", words.places.security, paths.security()),
    ...creations
      .filter(({ needs }) => may(needs))
      .map(
        ({ name, to }): Command => ({ id: `new-${name}`, group: "create", label: words.creations[name], to }),
      ),
    ...themes
      .filter((one) => one !== theme)
      .map((one) => act(one, words.themes[one], words.themeAlias[one], () => chooseTheme(one))),
    act("language", words.language, words.languageAlias, attempt(changeLanguage)),
    { ...act("shortcuts", words.shortcuts, words.shortcutsAlias, shortcuts.show), hint: "?" },
    act("sign-out", words.signOut, words.signOutAlias, attempt(askToSignOut)),
  ];
}
