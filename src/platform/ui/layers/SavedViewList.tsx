import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { ListViews, SavedView, ViewControls } from "../lists/views/savedViews.ts";
import { useViewTexts } from "../lists/views/useViewTexts.ts";
import styles from "../lists/FilterMenu.module.css";
import type { LayerProps } from "./useLayer.ts";
import { ListMenu } from "./ListMenu.tsx";
import { Truncated } from "../tooltip/Truncated.tsx";

interface SavedViewListProps extends LayerProps {
  views: ListViews;
  list: ViewControls;
  /** The view that is open. */
  active: SavedView | null;
  /** The list no longer stands as it was saved. */
  isChanged: boolean;
  /** A name is asked for: of a new view, or another one. */
  onName: (view: SavedView | null) => void;
}

const plain = `${styles.item} ${styles.indented}`;
const check = <IconCheck size={18} aria-hidden="true" />;

/** One's views of the list, and what can be done with the one that is open. */
export function SavedViewList({ views, list, active, isChanged, onName, ...layer }: SavedViewListProps) {
  const texts = useViewTexts();
  const { list: kit } = useTexts("kit");
  const say = useSay();
  const name = (view: SavedView | null) => {
    // The item is about to go: the dialog gives the focus back to the button.
    layer.target.current?.focus();
    onName(view);
  };
  return (
    <ListMenu {...layer} title={texts.title} width={320}>
      <div role="group" aria-label={texts.mine} className={styles.group}>
        <Menu.RadioItem
          className={styles.item ?? ""}
          value=""
          checked={active === null && list.isShown("")}
          checkIcon={check}
          closeMenuOnClick
          onClick={() => list.show(null)}
          onChange={() => undefined}
        >
          {texts.whole}
        </Menu.RadioItem>
        {views.items?.map((view) => (
          <Menu.RadioItem
            key={view.id}
            className={styles.item ?? ""}
            value={view.id}
            checked={active?.id === view.id}
            checkIcon={check}
            closeMenuOnClick
            rightSection={
              view.isDefault ? <span className={styles.aside}>{texts.byDefault}</span> : undefined
            }
            onClick={() => list.show(view)}
            onChange={() => undefined}
          >
            <Truncated>{view.name}</Truncated>
          </Menu.RadioItem>
        ))}
        <State views={views} />
      </div>
      <div role="group" aria-label={active?.name ?? texts.title} className={styles.group}>
        {active && isChanged && (
          <Menu.Item className={plain} onClick={() => views.saveState(active, list.saved)}>
            {kit.saveChanges}
          </Menu.Item>
        )}
        <SaveAs views={views} onChoose={() => name(null)} />
        {active && (
          <>
            <Menu.CheckboxItem
              className={styles.item ?? ""}
              checkIcon={check}
              checked={active.isDefault}
              onChange={(isDefault) => views.setDefault(active, isDefault)}
            >
              {texts.openByDefault}
            </Menu.CheckboxItem>
            <Menu.Item className={plain} onClick={() => name(active)}>
              {texts.rename}
            </Menu.Item>
            <Menu.Item
              className={plain}
              onClick={() => views.remove(active, say(texts.removed, { name: active.name }))}
            >
              {texts.remove}
            </Menu.Item>
          </>
        )}
      </div>
    </ListMenu>
  );
}

/** Until they have come, when they do not come, and when there are none. */
function State({ views }: { views: ListViews }) {
  const texts = useViewTexts();
  if (views.hasFailed)
    return (
      <>
        <p className={styles.legend}>{texts.failed}</p>
        <Menu.Item className={plain} closeMenuOnClick={false} onClick={views.ask}>
          {texts.retry}
        </Menu.Item>
      </>
    );
  if (!views.items) return <p className={styles.legend}>{texts.loading}</p>;
  return views.items.length === 0 ? <p className={styles.legend}>{texts.hint}</p> : null;
}

/** Said why, when there are as many as there may be. */
function SaveAs({ views, onChoose }: { views: ListViews; onChoose: () => void }) {
  const texts = useViewTexts();
  const say = useSay();
  const count = views.items?.length ?? views.max;
  const isFull = count >= views.max;
  return (
    <Menu.Item
      className={plain}
      aria-disabled={isFull || undefined}
      closeMenuOnClick={!isFull}
      onClick={() => {
        if (!isFull) onChoose();
      }}
    >
      {texts.saveAs}
      {isFull && views.items && (
        <span className={styles.reason}>{say(texts.tooMany, { count: views.max })}</span>
      )}
    </Menu.Item>
  );
}
