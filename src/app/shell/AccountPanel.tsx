import {
  IconBuilding,
  IconDownload,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconSettings,
  IconTargetArrow,
  IconUser,
} from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { themes, useTheme } from "#platform/client/appearance.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { PanelFrame } from "#platform/ui/layers/PanelFrame.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import type { LayerProps } from "#platform/ui/layers/useLayer.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { askToSignOut, switchCompany } from "./leave.ts";
import { shortcuts } from "./shortcuts.ts";
import { useChangeLanguage } from "./useChangeLanguage.ts";
import styles from "./AccountMenu.module.css";

/** The panel of the account: who one is, the theme, the language, the companies, the way out. */
export function AccountPanel(layer: LayerProps & { name: string }) {
  const close = () => {
    // What was chosen is about to go: a dialog that it opens gives the focus back to the button.
    layer.target.current?.focus();
    layer.onChange(false);
  };
  return (
    <PanelFrame {...layer} width={300} className={styles.panel}>
      <Choices onDone={close} />
    </PanelFrame>
  );
}

function Choices({ onDone }: { onDone: () => void }) {
  const texts = useTexts("shell");
  const { shell } = useTexts("platform");
  const say = useSay();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { other, changeLanguage } = useChangeLanguage();
  const formatFailure = useFailureWords();

  const attempt = (work: () => Promise<unknown>) => () => {
    onDone();
    work().catch((error: unknown) => notify.error(formatFailure(failureFrom(error))));
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
          <>
            <li>
              <InternalLink to={paths.profile()} className={styles.item} onClick={onDone}>
                <IconUser size={20} aria-hidden="true" />
                {texts.entries.profile}
              </InternalLink>
            </li>
            <li>
              <InternalLink
                to={paths.developmentPlan(viewer.profileId)}
                className={styles.item}
                onClick={onDone}
              >
                <IconTargetArrow size={20} aria-hidden="true" />
                {texts.entries.plan}
              </InternalLink>
            </li>
            {viewer.capabilities.includes("evaluate") && (
              <li>
                <InternalLink to={paths.files()} className={styles.item} onClick={onDone}>
                  <IconDownload size={20} aria-hidden="true" />
                  {texts.files}
                </InternalLink>
              </li>
            )}
            <li>
              <InternalLink to={paths.settings()} className={styles.item} onClick={onDone}>
                <IconSettings size={20} aria-hidden="true" />
                {texts.entries.settings}
              </InternalLink>
            </li>
          </>
        )}
        <Item
          icon={<IconLanguage size={20} aria-hidden="true" />}
          lang={other}
          onChoose={attempt(changeLanguage)}
        >
          {shell.otherLanguage}
        </Item>
        {viewer.scope === "full" && (
          <Item
            icon={<IconKeyboard size={20} aria-hidden="true" />}
            onChoose={() => {
              onDone();
              shortcuts.show();
            }}
          >
            {texts.shortcuts}
          </Item>
        )}
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
  lang?: Language;
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
