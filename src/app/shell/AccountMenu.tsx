import { Menu } from "@mantine/core";
import { IconBuilding, IconLanguage, IconLogout, IconUser } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { authContract } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { apiOf, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/theme.ts";
import { MenuItems } from "#platform/ui/ActionMenu.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { notify } from "#platform/ui/notify.ts";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { signOut, switchCompany } from "./leave.ts";
import styles from "./Shell.module.css";

const auth = apiOf<typeof authContract>("auth");

export function AccountMenu() {
  const texts = useTexts("shell");
  const { shell } = useTexts("platform");
  const say = useSay();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { language, speak } = useLanguage();
  const wordsOf = useFailureWords();
  const name = fullName(viewer);
  const other = language === "fr" ? "en" : "fr";

  const attempt = (work: Promise<unknown>) => {
    work.catch((error: unknown) => notify.error(wordsOf(failureFrom(error))));
  };
  const changeLanguage = async () => {
    await speak(other);
    await auth.setLanguage({ language: other });
  };

  return (
    <Menu position="bottom-end" width={300} radius={16} withinPortal>
      <Menu.Target>
        <button type="button" className={styles.account}>
          <Avatar initials={initials(viewer)} />
          <VisuallyHidden>{say(texts.account, { name })}</VisuallyHidden>
        </button>
      </Menu.Target>
      <MenuItems
        heading={
          <>
            <strong>{name}</strong>
            <span className={styles.email}>{viewer.email}</span>
            <ThemeChoice />
          </>
        }
        actions={[
          { label: texts.entries.profile, icon: <IconUser size={20} aria-hidden="true" />, to: paths.profile() },
          {
            label: shell.otherLanguage,
            icon: <IconLanguage size={20} aria-hidden="true" />,
            onChoose: () => attempt(changeLanguage()),
          },
          ...viewer.otherCompanies.map((company) => ({
            label: say(texts.switchCompany, { company: company.name }),
            icon: <IconBuilding size={20} aria-hidden="true" />,
            onChoose: () => attempt(switchCompany(queryClient, company.id)),
          })),
          {
            label: texts.signOut,
            icon: <IconLogout size={20} aria-hidden="true" />,
            onChoose: () => attempt(signOut()),
          },
        ]}
      />
    </Menu>
  );
}

function ThemeChoice() {
  const { shell } = useTexts("platform");
  const [theme, chooseTheme] = useTheme();
  return (
    <div role="group" aria-label={shell.theme} className={styles.themes}>
      {themes.map((one) => (
        <Menu.Item
          key={one}
          closeMenuOnClick={false}
          role="menuitemradio"
          aria-checked={one === theme}
          className={styles.theme ?? ""}
          onClick={() => chooseTheme(one)}
        >
          {shell.themes[one]}
        </Menu.Item>
      ))}
    </div>
  );
}
