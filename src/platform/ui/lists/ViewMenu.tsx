import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "../later.ts";
import type { ViewProps } from "../layers/ViewList.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "../styles/FilterMenu.module.css";
import { useLayer } from "../useLayer.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

const ViewList = later(async () => (await import("../layers/ViewList.tsx")).ViewList);

/** « Affichage »: which columns, and how much room a row has. Where the list is a table; a phone has two lines a row. */
export function ViewMenu(view: ViewProps) {
  const { list } = useTexts("kit");
  const { button, layer } = useLayer("menu");
  return (
    <>
      <button
        {...button}
        type="button"
        className={`${styles.target} ${styles.icon} ${styles.onlyTable}`}
        {...tooltip(list.view)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        <VisuallyHidden>{list.view}</VisuallyHidden>
      </button>
      <ViewList {...layer} {...view} />
    </>
  );
}
