import { Drawer } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { IconButton } from "../actions/Button.tsx";
import { en } from "../drawer/texts.en.ts";
import { fr } from "../drawer/texts.fr.ts";
import type { DrawerRows } from "../drawer/useDrawer.ts";
import styles from "./DrawerFrame.module.css";

export interface DrawerFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The main action, in a bar that stays at the bottom. */
  action?: ReactNode;
  /** The title has the focus first, where the action leads away from what is read and changed here. */
  startsAtTitle?: boolean;
  /** The rows around the one that is shown; null at the ends of the list. */
  rows?: DrawerRows;
}

const texts = { fr, en };
const isIn = (target: EventTarget | null, controls: string) =>
  target instanceof Element && target.closest(controls) !== null;

/** `J` and `K`, and Space, which closes what it opened; none of them where it has a meaning of its own. */
function useRowKeys(header: RefObject<HTMLElement | null>, onKey: (key: "j" | "k" | " ") => void) {
  // On the document: Mantine hands no onKeyDown on to the dialog itself.
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!header.current?.closest("[role=dialog]")?.contains(event.target as Node)) return;
    if (isIn(event.target, "input, textarea, select, [contenteditable]")) return;
    const key = event.key.toLowerCase();
    if (key === "j" || key === "k") onKey(key);
    if (key !== " " || isIn(event.target, "button")) return;
    event.preventDefault();
    onKey(key);
  });
}

/** What a drawer looks like. */
export function DrawerFrame(frame: DrawerFrameProps) {
  const { open, onClose, title, children, action, rows, startsAtTitle = false } = frame;
  const { actions } = useTexts("platform");
  const t = texts[useLanguage().language];
  const header = useRef<HTMLDivElement>(null);
  useRowKeys(header, (key) => {
    if (!rows) return;
    if (key === " ") onClose();
    else if (key === "j") rows.onNext?.();
    else rows.onPrevious?.();
  });
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      position="right"
      size={440}
      classNames={{ content: styles.content, body: styles.body, title: styles.title }}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        {/* Not Drawer.Header: its <header> would be a second banner of the page. */}
        <div ref={header} className={styles.header}>
          {/* Another row may be shown while it stays open: its name is said. */}
          <Drawer.Title aria-live="polite" {...(startsAtTitle && { tabIndex: -1, "data-autofocus": true })}>
            {title}
          </Drawer.Title>
          {rows && (
            <>
              <IconButton
                label={t.previous}
                icon={<IconChevronUp size={20} aria-hidden="true" />}
                disabled={rows.onPrevious === null}
                onClick={() => rows.onPrevious?.()}
              />
              <IconButton
                label={t.next}
                icon={<IconChevronDown size={20} aria-hidden="true" />}
                disabled={rows.onNext === null}
                onClick={() => rows.onNext?.()}
              />
            </>
          )}
          <Drawer.CloseButton aria-label={actions.close} size={44} iconSize={20} className={styles.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
        {action && <div className={styles.bar}>{action}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
