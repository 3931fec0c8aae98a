import { IconBookmark } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "../../later.ts";
import { tooltip } from "../../tooltip/tooltip.ts";
import menu from "../FilterMenu.module.css";
import styles from "./SavedViewsMenu.module.css";
import { useLayer } from "../../layers/useLayer.ts";
import { activeView } from "./activeView.ts";
import type { ListViews, SavedView, ViewControls } from "./savedViews.ts";

const SavedViewList = later(async () => (await import("../../layers/SavedViewList.tsx")).SavedViewList);
const ViewNameDialog = later(async () => (await import("./ViewNameDialog.tsx")).ViewNameDialog);

interface SavedViewsMenuProps {
  views: ListViews;
  list: ViewControls;
}

/** « Vues »: the list as one saved it; the button says which view is open, and whether it still stands as saved. */
export function SavedViewsMenu({ views, list }: SavedViewsMenuProps) {
  const { list: texts } = useTexts("kit");
  const { button, layer } = useLayer("menu");
  const [naming, setNaming] = useState<{ view: SavedView | null } | null>(null);
  const { active, isChanged } = activeView(views, list);
  // A name that is on its way has its room already.
  const isNamed = active !== null || (list.view !== null && views.items === undefined && !views.hasFailed);
  const saveName = async (name: string) => {
    if (naming?.view) await views.rename(naming.view, name);
    else list.mark((await views.add({ name, state: list.saved })).id);
  };
  return (
    <>
      <button
        {...button}
        type="button"
        className={`${menu.target} ${styles.button} ${isNamed ? styles.named : ""}`}
        {...tooltip(active?.name ?? texts.views)}
        aria-label={
          active ? `${texts.views} ${active.name}${isChanged ? `, ${texts.changed}` : ""}` : undefined
        }
        data-view={isNamed ? "" : undefined}
        onClick={() => {
          views.ask();
          button.onClick();
        }}
      >
        <IconBookmark size={18} aria-hidden="true" fill={active ? "currentColor" : "none"} />
        <span className={styles.label}>{active?.name ?? texts.views}</span>
        {isChanged && <span className={styles.dot} />}
      </button>
      <SavedViewList
        {...layer}
        views={views}
        list={list}
        active={active}
        isChanged={isChanged}
        onName={(view) => setNaming({ view })}
      />
      <ViewNameDialog
        open={naming !== null}
        views={views}
        view={naming?.view ?? null}
        onSave={saveName}
        onClose={() => setNaming(null)}
      />
    </>
  );
}
