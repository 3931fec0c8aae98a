import { IconBell } from "@tabler/icons-react";
import { useLiveUnread, useUnreadCount } from "#notifications/client/unread.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useLayer } from "#platform/ui/layers/useLayer.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import styles from "./Bell.module.css";

const BellPanel = later(async () => (await import("./BellPanel.tsx")).BellPanel);

/** What concerns the reader: how many they have not read, and the panel that lists them. */
export function Bell() {
  const { bell } = useTexts("shell");
  const say = useSay();
  const count = useUnreadCount();
  useLiveUnread();
  const { button, layer } = useLayer("dialog");
  const name = count > 0 ? say(bell.unread, { count }) : bell.name;
  return (
    <>
      <button {...button} {...tooltip(bell.name)} type="button" className={styles.bell}>
        <IconBell size={24} stroke={1.8} aria-hidden="true" />
        {count > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {count > 99 ? "99+" : count}
          </span>
        )}
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      <BellPanel {...layer} name={bell.name} />
    </>
  );
}
