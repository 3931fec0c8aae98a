import { IconDots } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Action } from "../layers/ActionList.tsx";
import { useLayer } from "../layers/useLayer.ts";
import { later } from "../later.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "./ActionMenu.module.css";

const ActionList = later(async () => (await import("../layers/ActionList.tsx")).ActionList);

interface ActionMenuProps {
  /** Whose actions: « Actions pour {name} ». */
  name: string;
  actions: readonly Action[];
}

/** The « ⋯ » of a row. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const texts = useTexts("kit");
  const say = useSay();
  const { button, layer } = useLayer("menu");
  const label = say(texts.actionsFor, { name });
  return (
    <>
      <button {...button} {...tooltip(label)} type="button" className={styles.target}>
        <IconDots size={22} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <ActionList {...layer} actions={actions} />
    </>
  );
}
