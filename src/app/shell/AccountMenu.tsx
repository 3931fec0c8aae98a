import { fullName, initials } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { useLayer } from "#platform/ui/layers/useLayer.ts";
import { later } from "#platform/ui/later.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import styles from "./AccountMenu.module.css";

const AccountPanel = later(async () => (await import("./AccountPanel.tsx")).AccountPanel);

/** A small dialog rather than a menu: it holds a choice of theme beside links and buttons. */
export function AccountMenu() {
  const texts = useTexts("shell");
  const say = useSay();
  const viewer = useViewer();
  const { button, layer } = useLayer("dialog");
  const name = say(texts.account, { name: fullName(viewer) });
  return (
    <>
      <button {...button} {...tooltip(name)} type="button" className={styles.account}>
        <Avatar initials={initials(viewer)} picture={viewer.avatar} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      <AccountPanel {...layer} name={name} />
    </>
  );
}
