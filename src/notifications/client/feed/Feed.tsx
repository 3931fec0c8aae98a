import {
  IconChartDonut,
  IconCircleCheck,
  IconEyeCheck,
  IconClipboardText,
  IconClockHour4,
  IconFlag,
  IconFlagCheck,
  IconUserCheck,
  IconUserPlus,
  IconUserOff,
  IconUserQuestion,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import type { Notification, NotificationKind, NotificationTab } from "#notifications/contract.ts";
import { isNominating } from "#notifications/rules.ts";
import { openReport, paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, formatTime, ofName } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import styles from "./feed.module.css";
import { useReadOne, type useFeed } from "./feed.ts";
import { grouped } from "./groups.ts";
import { useFeedTexts } from "./useFeedTexts.ts";

interface FeedProps {
  feed: ReturnType<typeof useFeed>;
  tab: NotificationTab;
  /** Of the headings of groups: 2 under the title of the page, 3 under that of the panel. */
  level: 2 | 3;
  onFollow?: () => void;
}

/** The notifications of one tab under the days on which they came. */
export function Feed({ feed, tab, level, onFollow }: FeedProps) {
  const texts = useFeedTexts();
  const today = useToday();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <QueryView query={feed} skeleton="form">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
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
                    <Item key={item.id} item={item} isToday={group.name === "today"} onFollow={onFollow} />
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

const icons: Record<NotificationKind, Icon> = {
  evaluation_invitation: IconClipboardText,
  evaluation_reminder: IconClockHour4,
  report_ready: IconChartDonut,
  evaluation_completed: IconCircleCheck,
  group_short: IconUserQuestion,
  rater_left: IconUserOff,
  nomination_asked: IconUserPlus,
  nomination_sent: IconUserCheck,
  nomination_approved: IconUsersGroup,
  report_to_review: IconEyeCheck,
  comment_flagged: IconFlag,
  flag_decided: IconFlagCheck,
};

interface ItemProps {
  item: Notification;
  isToday: boolean;
  onFollow: (() => void) | undefined;
}

function Item({ item, isToday, onFollow }: ItemProps) {
  const texts = useFeedTexts();
  const read = useReadOne();
  const sentence = useSentence()(item);
  const KindIcon = icons[item.kind];
  return (
    <li>
      <InternalLink
        to={addressOf(item)}
        className={item.isRead ? styles.item : styles.unread}
        onClick={() => {
          if (!item.isRead) void read.run(item.id);
          onFollow?.();
        }}
      >
        <KindIcon size={22} stroke={1.8} aria-hidden="true" className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.sentence}>{sentence}</span>
          <span className={styles.about}>
            {item.evaluationName} · <When item={item} isToday={isToday} />
          </span>
        </span>
        {!item.isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{texts.unread}</VisuallyHidden>
          </span>
        )}
      </InternalLink>
    </li>
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

function useSentence(): (item: Notification) => string {
  const texts = useFeedTexts();
  const say = useSay();
  const { language } = useLanguage();
  return ({ kind, isMine, isToDo, subjectName: subject }) => {
    const values = { subject, ofSubject: ofName(language, subject) };
    if (kind === "evaluation_invitation" || kind === "evaluation_reminder" || isNominating(kind)) {
      const words = isMine && !isNominating(kind) ? texts.mine[kind] : texts.kinds[kind];
      return say(isToDo ? words.toDo : words.settled, values);
    }
    if (kind === "comment_flagged") {
      const words = texts.kinds[kind];
      return say(isToDo ? words.toDo : words.undecided, values);
    }
    return say(texts.kinds[kind], values);
  };
}

const addressOf = ({ opens, evaluationId }: Notification): string =>
  ({
    form: paths.answer(evaluationId),
    own: paths.myEvaluations(),
    report: openReport(evaluationId, false),
    review: openReport(evaluationId, true),
    flags: paths.flaggedComments(evaluationId),
    evaluation: paths.evaluation(evaluationId),
    nomination: paths.nomination(evaluationId),
    decision: paths.decideNomination(evaluationId),
    approval: paths.editEvaluation(evaluationId, { step: "3" }),
  })[opens];
