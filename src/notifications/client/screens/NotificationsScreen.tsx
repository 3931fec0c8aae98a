import type { NotificationTab } from "#notifications/contract.ts";
import { paths } from "#paths.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { Feed } from "../feed/Feed.tsx";
import { useFeed, useReadAll } from "../feed/feed.ts";
import type { NotificationViews } from "../feed/view.ts";
import { useFeedTexts } from "../feed/useFeedTexts.ts";
import styles from "../feed/feed.module.css";
import { useUnreadCount } from "../unread.ts";

/** Everything that concerns the reader, the latest first. */
export function NotificationsScreen({ views }: { views: NotificationViews }) {
  const texts = useFeedTexts();
  const [tab, setTab] = useTab<NotificationTab>(["all", "to_do"]);
  return (
    <Page title={texts.title} width="reading" action={<ReadAll />}>
      <Tabs
        label={texts.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={(["to_do", "all"] as const).map((value) => ({
          value,
          label: texts.tabs[value],
          panel: <OneTab views={views} tab={value} />,
        }))}
      />
      <p className={styles.more}>
        <InternalLink to={paths.settings({ part: "notifications" })}>{texts.settings}</InternalLink>
      </p>
    </Page>
  );
}

const OneTab = ({ views, tab }: { views: NotificationViews; tab: NotificationTab }) => (
  <Feed views={views} feed={useFeed(tab)} tab={tab} level={2} />
);

/** Absent where nothing is unread: a button that does nothing would have to say why. */
function ReadAll() {
  const texts = useFeedTexts();
  const until = useFeed("all").data?.pages[0]?.until;
  const read = useReadAll();
  if (useUnreadCount() === 0 || !until) return null;
  return (
    <Button busy={read.busy} onClick={() => void read.run(until)}>
      {texts.readAll}
    </Button>
  );
}
