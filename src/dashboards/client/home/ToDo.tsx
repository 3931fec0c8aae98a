import { IconArrowRight } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { paths } from "#paths.ts";
import { initials } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Progress } from "#platform/ui/display/Progress.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useEnter } from "../useEnter.ts";
import { usePartWords } from "../usePartWords.ts";
import { getObjectId, type TodoItem } from "../../rules/todoItems.ts";
import styles from "./home.module.css";
import shared from "./rows.module.css";
import { useWaitingWords } from "./useWaitingWords.ts";

/** Lines under the first one, before « Voir les autres »: three things to do are enough at once. */
const maxLines = 2;

export const toKey = (waiting: TodoItem): string => waiting.kind + getObjectId(waiting);

interface ToDoProps {
  waiting: readonly TodoItem[];
  /** The reader has reports, or may not evaluate. */
  showsReports: boolean;
  /** The card of what else awaits an answer; null: nothing. */
  survey: ReactNode;
}

/** What waits for the reader: the first thing as a card, the others as lines with one action each. */
export function ToDo({ waiting: [first, ...others], showsReports, survey }: ToDoProps) {
  const texts = useTexts("dashboards");
  const say = useSay();
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? others : others.slice(0, maxLines);
  const left = others.length - shown.length;
  return (
    <Section
      bare
      title={texts.toDo}
      action={
        <span className={styles.ways}>
          <InternalLink to={paths.myEvaluations()}>{texts.seeAll}</InternalLink>
          {showsReports && (
            <InternalLink to={`${paths.myEvaluations()}?tab=about`}>{texts.myReports}</InternalLink>
          )}
        </span>
      }
    >
      {first || survey ? (
        <div className={styles.toDo}>
          {first && <First waiting={first} />}
          {survey}
          {shown.length > 0 && (
            <ul className={shared.card}>
              {shown.map((waiting) => (
                <Line key={toKey(waiting)} waiting={waiting} />
              ))}
            </ul>
          )}
          {left > 0 && (
            <div>
              <Button variant="quiet" size="small" onClick={() => setIsExpanded(true)}>
                {say(texts.waiting.others, { count: left })}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Card>
          <p className={styles.facts}>
            {texts.allDone} {texts.allDoneDetail}
          </p>
        </Card>
      )}
    </Section>
  );
}

function First({ waiting }: { waiting: TodoItem }) {
  const { title, facts, late, to, verb } = useWaitingWords()(waiting);
  useEnter(to);
  return (
    <div className={styles.first}>
      <div className={styles.who}>
        <Face waiting={waiting} />
        <h3 className={styles.firstTitle}>{title}</h3>
      </div>
      <p className={styles.facts}>{facts.join(" · ")}</p>
      {late && <StatusBadge variant="warning">{late}</StatusBadge>}
      <Resume waiting={waiting} />
      <div className={styles.action}>
        <Action primary to={to} verb={verb} title={title} />
      </div>
    </div>
  );
}

/** The progress of a part that was begun, on the link to continue. */
function Resume({ waiting }: { waiting: TodoItem }) {
  const words = usePartWords();
  if (waiting.kind !== "answer" || waiting.about.answeredQuestions === 0) return null;
  const part = waiting.about;
  return (
    <div className={styles.resume}>
      <Progress value={part.answeredQuestions} max={part.questionCount} label={words.progress(part)} />
    </div>
  );
}

export function Line({ waiting }: { waiting: TodoItem }) {
  const { title, facts, late, to, verb } = useWaitingWords()(waiting);
  return (
    <li className={shared.row}>
      <Face waiting={waiting} />
      <div className={styles.words}>
        <h3 className={styles.lineTitle}>{title}</h3>
        <p className={styles.facts}>{facts.join(" · ")}</p>
        {late && <StatusBadge variant="warning">{late}</StatusBadge>}
        <Resume waiting={waiting} />
      </div>
      <Action to={to} verb={verb} title={title} />
    </li>
  );
}

/** The picture of the person an item is about, unless that is the reader. */
function Face({ waiting: { about } }: { waiting: TodoItem }) {
  const isOwn = ("isSelf" in about && about.isSelf) || ("isMine" in about && about.isMine);
  const subject = !isOwn && "subject" in about && about.subject;
  return subject && <Avatar initials={initials(subject)} picture={subject.avatar} size="small" />;
}

interface ActionProps {
  primary?: boolean;
  to: string;
  verb: string;
  title: string;
}

/** The verb is the same in several lines: the accessible name of the link adds what it opens. */
function Action({ primary = false, to, verb, title }: ActionProps) {
  const texts = useTexts("dashboards");
  const say = useSay();
  return (
    <LinkButton
      variant={primary ? "primary" : "secondary"}
      size={primary ? "medium" : "small"}
      to={to}
      accessibleName={say(texts.answerNamed, { verb, title })}
      icon={primary && <IconArrowRight size={20} aria-hidden="true" />}
    >
      {verb}
    </LinkButton>
  );
}
