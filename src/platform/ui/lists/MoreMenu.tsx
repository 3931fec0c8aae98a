import { IconDots } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "../later.ts";
import type { MoreProps } from "../layers/MoreList.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "./FilterMenu.module.css";
import { useLayer } from "../layers/useLayer.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";

const MoreList = later(async () => (await import("../layers/MoreList.tsx")).MoreList);

/** « ⋯ »: what is rare in a list: a file of it, its columns, how much room a row has; on a phone, its own actions only. */
export function MoreMenu(more: MoreProps) {
  const { list } = useTexts("kit");
  const { button, layer } = useLayer("menu");
  return (
    <>
      <button
        {...button}
        type="button"
        className={`${styles.target} ${styles.icon} ${more.actions ? "" : styles.onlyTable}`}
        {...tooltip(list.more)}
      >
        <IconDots size={18} aria-hidden="true" />
        <VisuallyHidden>{list.more}</VisuallyHidden>
      </button>
      <MoreList {...layer} {...more} />
    </>
  );
}
