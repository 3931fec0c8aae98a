import { useTexts } from "#platform/client/language.tsx";
import { truncated } from "../../tooltip/tooltip.ts";
import styles from "./SavedViewsMenu.module.css";
import { activeView } from "./activeView.ts";
import type { ListViews, ViewControls } from "./savedViews.ts";

interface ViewChangedProps {
  views: ListViews;
  list: ViewControls;
}

/** Beside the filters, once the list no longer stands as its view has it: which view, and how to save it so. */
export function ViewChanged({ views, list }: ViewChangedProps) {
  const { list: texts } = useTexts("kit");
  const { active, isChanged } = activeView(views, list);
  if (!active || !isChanged) return null;
  return (
    <p className={styles.changed}>
      <span className={styles.changedName} {...truncated()}>
        {active.name}
      </span>{" "}
      · {texts.changed}
      <button type="button" className={styles.save} onClick={() => views.saveState(active, list.saved)}>
        {texts.saveChanges}
      </button>
    </p>
  );
}
