import {
  IconBulb,
  IconCalendarEvent,
  IconCheck,
  IconCircle,
  IconFlag,
  IconLock,
  IconMessage,
  IconPlayerPlay,
  IconRefresh,
} from "@tabler/icons-react";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Note } from "../../contract/notes.ts";
import type { Objective } from "../../contract/plan.ts";
import type { TimelineEntry } from "../../rules/timeline.ts";
import { formatClock } from "../formatClock.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import styles from "./timeline.module.css";
import { useTimelineTexts } from "./useTimelineTexts.ts";

export type Entry = TimelineEntry<Objective, Note>;

/** What tells it from the others of the plan. */
export function identify(entry: Entry): string {
  if (entry.kind === "cycle") return entry.day;
  if (entry.kind === "action") return entry.action.id;
  return `${entry.kind} ${"note" in entry ? entry.note.id : entry.objective.id}`;
}

/** One day of the plan: its mark, what it is, and what it says. */
export function TimelineLine({ entry }: { entry: Entry }) {
  const texts = useTimelineTexts();
  const { language } = useLanguage();
  const kind = useKind(entry);
  const isPrivate = "objective" in entry && entry.objective.isPrivate;
  const { card } = useTexts("developmentPlan");
  return (
    <li className={styles.line}>
      <span
        className={`${styles.mark} ${entry.isLate ? styles.lateMark : isDone(entry) ? styles.doneMark : ""}`}
      >
        {marks[chooseMark(entry)]}
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          <time dateTime={entry.day}>{formatDay(language, entry.day, "short")}</time>
          {" · "}
          {kind}
          {entry.isLate && <span className={styles.late}>{texts.late}</span>}
          {isPrivate && (
            <span className={styles.private}>
              <IconLock size={14} aria-hidden="true" />
              {card.private}
            </span>
          )}
        </p>
        <Words entry={entry} />
      </div>
    </li>
  );
}

const isDone = (entry: Entry) => entry.kind === "action" && entry.action.doneOn !== null;

function useKind(entry: Entry): string {
  const texts = useTimelineTexts();
  const { language } = useLanguage();
  const say = useSay();
  if (entry.kind === "action") return isDone(entry) ? texts.done : texts.toDo;
  if (entry.kind === "note") return say(texts[entry.note.kind], { name: fullName(entry.note.author) });
  if (entry.kind === "meeting")
    return say(texts.meeting, { time: formatClock(language, entry.note.meeting?.time ?? "") });
  return texts[entry.kind];
}

const marks = {
  cycle: <IconRefresh size={16} aria-hidden="true" />,
  start: <IconPlayerPlay size={16} aria-hidden="true" />,
  due: <IconFlag size={16} aria-hidden="true" />,
  action: <IconCircle size={16} aria-hidden="true" />,
  done: <IconCheck size={16} aria-hidden="true" />,
  follow_up: <IconMessage size={16} aria-hidden="true" />,
  coaching: <IconBulb size={16} aria-hidden="true" />,
  meeting: <IconCalendarEvent size={16} aria-hidden="true" />,
};

function chooseMark(entry: Entry): keyof typeof marks {
  if (entry.kind === "note") return entry.note.kind;
  return isDone(entry) ? "done" : entry.kind;
}

function Words({ entry }: { entry: Entry }) {
  const texts = useTimelineTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { plan } = usePlanPage();
  if (entry.kind === "cycle") return null;
  if ("note" in entry)
    return entry.kind === "note" ? (
      <p className={styles.note}>{entry.note.text}</p>
    ) : (
      <p className={styles.quiet}>{say(texts.afterNote, { date: formatDay(language, entry.note.day) })}</p>
    );
  const { objective } = entry;
  const link = (
    <InternalLink to={`${paths.developmentPlan(plan.person.id)}?tab=${objective.pillar}`}>
      {objective.sentence}
    </InternalLink>
  );
  if (entry.kind === "action")
    return (
      <>
        <p className={styles.text}>{entry.action.text}</p>
        <p className={styles.quiet}>{link}</p>
      </>
    );
  return <p className={styles.objective}>{link}</p>;
}
