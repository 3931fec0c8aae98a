import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { useState } from "react";
import { Feed } from "#notifications/client/feed/Feed.tsx";
import { useFeed, useReadAll } from "#notifications/client/feed/feed.ts";
import { useFeedTexts } from "#notifications/client/feed/useFeedTexts.ts";
import { useUnreadCount } from "#notifications/client/unread.ts";
import type { NotificationTab } from "#notifications/contract.ts";
import { paths } from "#paths.ts";
import { Button } from "#platform/ui/Button.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Anchor } from "#platform/ui/layers/Anchor.tsx";
import { useOpened } from "#platform/ui/layers/useOpened.ts";
import { Tabs } from "#platform/ui/Tabs.tsx";
import type { LayerProps } from "#platform/ui/useLayer.ts";
import { notificationViews } from "../notificationViews.ts";
import styles from "./Bell.module.css";

/** The latest notifications, under the bell. */
export function BellPanel({ id, target, open, onChange, name }: LayerProps & { name: string }) {
  return (
    <Popover
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-end"
      width={420}
      radius={16}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Anchor element={target} />
      </Popover.Target>
      <Popover.Dropdown aria-label={name} className={styles.panel}>
        <Content onFollow={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Content({ onFollow }: { onFollow: () => void }) {
  const texts = useFeedTexts();
  const [tab, setTab] = useState<NotificationTab>("all");
  const feed = useFeed(tab);
  const until = feed.data?.pages[0]?.until;
  const read = useReadAll();
  const hasUnread = useUnreadCount() > 0;
  return (
    <>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        {hasUnread && until && (
          <Button size="small" variant="quiet" busy={read.busy} onClick={() => void read.run(until)}>
            {texts.readAll}
          </Button>
        )}
      </div>
      <div className={styles.list}>
        <Tabs
          label={texts.tabs.label}
          value={tab}
          onChange={setTab}
          tabs={(["to_do", "all"] as const).map((value) => ({
            value,
            label: texts.tabs[value],
            panel: <Feed views={notificationViews} feed={feed} tab={tab} level={3} onFollow={onFollow} />,
          }))}
        />
      </div>
      <div className={styles.foot}>
        <InternalLink to={paths.notifications()} onClick={onFollow}>
          {texts.seeAll}
        </InternalLink>
      </div>
    </>
  );
}
