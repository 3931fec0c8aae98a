import { Popover } from "@mantine/core";
import { IconBuilding, IconLanguage, IconLogout, IconUser } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import type { authContract } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { apiOf, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/theme.ts";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { notify } from "#platform/ui/notify.ts";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { askToSignOut, switchCompany } from "./leave.ts";
import styles from "./AccountMenu.module.css";

const auth = apiOf<typeof authContract>("auth");

/** A small dialog rather than a menu: it holds a choice of theme beside links and buttons. */
export function AccountMenu() {
  const texts = useTexts("shell");
  const say = useSay();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const name = say(texts.account, { name: fullName(viewer) });
  const close = () => {
    // The chosen item is about to unmount: a dialog it opens returns the focus to the button.
    target.current?.focus();
    setOpen(false);
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      radius={16}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <button ref={target} type="button" className={styles.account} onClick={() => setOpen(!open)}>
          <Avatar initials={initials(viewer)} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} className={styles.panel}>
        <AccountPanel onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function AccountPanel({ onDone }: { onDone: () => void }) {
  const texts = useTexts("shell");
  const { shell } = useTexts("platform");
  const say = useSay();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { language, speak } = useLanguage();
  const wordsOf = useFailureWords();
  const other = language === "fr" ? "en" : "fr";

  const attempt = (work: () => Promise<unknown>) => () => {
    onDone();
    work().catch((error: unknown) => notify.error(wordsOf(failureFrom(error))));
  };
  const changeLanguage = async () => {
    await speak(other);
    await auth.setLanguage({ language: other });
  };

  return (
    <>
      <p className={styles.who}>
        <strong>{fullName(viewer)}</strong>
        <span>{viewer.email}</span>
      </p>
      <ThemeChoice />
      <ul className={styles.items}>
        {viewer.scope === "full" && (
          <li>
            <InternalLink to={paths.profile()} className={styles.item} onClick={onDone}>
              <IconUser size={20} aria-hidden="true" />
              {texts.entries.profile}
            </InternalLink>
          </li>
        )}
        <Item
          icon={<IconLanguage size={20} aria-hidden="true" />}
          lang={other}
          onChoose={attempt(changeLanguage)}
        >
          {shell.otherLanguage}
        </Item>
        {viewer.otherCompanies.map((company) => (
          <Item
            key={company.id}
            icon={<IconBuilding size={20} aria-hidden="true" />}
            onChoose={attempt(() => switchCompany(queryClient, company.id))}
          >
            {say(texts.switchCompany, { company: company.name })}
          </Item>
        ))}
        <Item icon={<IconLogout size={20} aria-hidden="true" />} onChoose={attempt(askToSignOut)}>
          {texts.signOut}
        </Item>
      </ul>
    </>
  );
}

interface ItemProps {
  icon: ReactNode;
  lang?: "fr" | "en";
  onChoose: () => void;
  children: ReactNode;
}

const Item = ({ icon, lang, onChoose, children }: ItemProps) => (
  <li>
    <button type="button" lang={lang} className={styles.item} onClick={onChoose}>
      {icon}
      {children}
    </button>
  </li>
);

function ThemeChoice() {
  const { shell } = useTexts("platform");
  const [theme, chooseTheme] = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>{shell.theme}</legend>
      {themes.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="theme"
            value={one}
            checked={one === theme}
            onChange={() => chooseTheme(one)}
          />
          {shell.themes[one]}
        </label>
      ))}
    </fieldset>
  );
}
