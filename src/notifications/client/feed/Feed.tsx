import type { Notification, NotificationTab } from "#notifications/contract.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatDay, formatTime } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import styles from "./feed.module.css";
import { useReadOne, type useFeed } from "./feed.ts";
import { grouped } from "./groups.ts";
import { notificationQueries } from "../unread.ts";
import { useFeedTexts } from "./useFeedTexts.ts";
import type { NotificationView, NotificationViews } from "./view.ts";

interface FeedProps {
  views: NotificationViews;
  feed: ReturnType<typeof useFeed>;
  tab: NotificationTab;
  /** Of the headings of groups: 2 under the title of the page, 3 under that of the panel. */
  level: 2 | 3;
  onFollow?: () => void;
}

/** The notifications of one tab under the days on which they came. */
export function Feed({ views, feed, tab, level, onFollow }: FeedProps) {
  const texts = useFeedTexts();
  const today = useToday();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <QueryView query={feed} skeleton="form">
      {({ pages }) => {
        // A page older than the server does not know each kind.
        const items = pages.flatMap((page) => page.items).filter(({ kind }) => Object.hasOwn(views, kind));
        if (items.length === 0)
          return (
            <EmptyState drawing="complete" title={texts.empty[tab]} level={level}>
              {texts.emptyHint}
            </EmptyState>
          );
        return (
          <>
            {grouped(items, today).map((group) => (
              <section key={group.name}>
                <Heading className={styles.group}>{texts.groups[group.name]}</Heading>
                <ul className={styles.items}>
                  {group.items.map((item) => (
                    <Item
                      key={item.id}
                      view={views[item.kind]!}
                      item={item}
                      isToday={group.name === "today"}
                      onFollow={onFollow}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {feed.hasNextPage && (
              <div className={styles.more}>
                <Button busy={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface ItemProps {
  view: NotificationView;
  item: Notification;
  isToday: boolean;
  onFollow: (() => void) | undefined;
}

function Item({ view, item, isToday, onFollow }: ItemProps) {
  const texts = useFeedTexts();
  const read = useReadOne();
  const { language } = useLanguage();
  const KindIcon = view.icon;
  const about = view.about(item);
  return (
    <li className={styles.row}>
      <InternalLink
        to={view.address(item)}
        className={item.isRead ? styles.item : styles.unread}
        onClick={() => {
          if (!item.isRead) void read.run(item.id);
          onFollow?.();
        }}
      >
        <KindIcon size={22} stroke={1.8} aria-hidden="true" className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.sentence}>{view.sentence(item, language)}</span>
          <span className={styles.about}>
            {about && `${about} · `}
            <When item={item} isToday={isToday} />
          </span>
        </span>
        {!item.isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{texts.unread}</VisuallyHidden>
          </span>
        )}
      </InternalLink>
      {view.action && <ItemAction action={view.action} item={item} />}
    </li>
  );
}

function ItemAction({
  action,
  item,
}: {
  action: NonNullable<NotificationView["action"]>;
  item: Notification;
}) {
  const { language } = useLanguage();
  const act = useAction({ run: () => action.run(item), refresh: [notificationQueries.key()] });
  return (
    <div className={styles.action}>
      <Button
        size="small"
        accessibleName={action.name(item, language)}
        busy={act.busy}
        onClick={() => void act.run()}
      >
        {action.label(language)}
      </Button>
    </div>
  );
}

/** Today the time, where there is one; else the day. */
function When({ item: { at, day }, isToday }: Pick<ItemProps, "item" | "isToday">) {
  const { language } = useLanguage();
  const texts = useFeedTexts();
  const words = !isToday
    ? formatDay(language, day, "short")
    : at
      ? formatTime(language, new Date(at))
      : texts.groups.today;
  return <time dateTime={at ?? day}>{words}</time>;
}
