import { useState } from "react";
import { Feed } from "#notifications/client/feed/Feed.tsx";
import { useFeed, useReadAll } from "#notifications/client/feed/feed.ts";
import { useFeedTexts } from "#notifications/client/feed/useFeedTexts.ts";
import { useUnreadCount } from "#notifications/client/unread.ts";
import type { NotificationTab } from "#notifications/contract.ts";
import { paths } from "#paths.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { PanelFrame } from "#platform/ui/layers/PanelFrame.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import type { LayerProps } from "#platform/ui/layers/useLayer.ts";
import { notificationViews } from "../notificationViews.ts";
import styles from "./Bell.module.css";

/** The latest notifications, under the bell. */
export function BellPanel(layer: LayerProps & { name: string }) {
  return (
    <PanelFrame {...layer} width={420} className={styles.panel}>
      <Content onFollow={() => layer.onChange(false)} />
    </PanelFrame>
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
