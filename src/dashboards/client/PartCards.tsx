import { IconArrowRight, IconClock } from "@tabler/icons-react";
import type { MyPart } from "#answers/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { Card } from "#platform/ui/Section.tsx";
import { Progress } from "#platform/ui/Progress.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { usePartWords } from "./usePartWords.ts";
import styles from "./dashboards.module.css";

/** The one thing to do now, with the point where one left off. */
export function FirstPartCard({ part }: { part: MyPart }) {
  const words = usePartWords();
  return (
    <div className={styles.first}>
      <Words part={part} />
      {part.answeredQuestions > 0 && (
        <Progress value={part.answeredQuestions} max={part.questionCount} label={words.progress(part)} />
      )}
      <div className={styles.action}>
        <AnswerLink part={part} variant="primary" />
      </div>
    </div>
  );
}

export const PartCard = ({ part }: { part: MyPart }) => (
  <Card>
    <div className={styles.part}>
      <Words part={part} />
      <div className={styles.action}>
        <AnswerLink part={part} variant="secondary" />
      </div>
    </div>
  </Card>
);

function Words({ part }: { part: MyPart }) {
  const texts = useTexts("dashboards");
  const say = useSay();
  const words = usePartWords();
  const due = words.due(part.dueOn);
  return (
    <div>
      <h3 className={styles.partTitle}>{words.title(part)}</h3>
      <p className={styles.facts}>
        {[
          part.name,
          ...(part.isSelf ? [] : [texts.as[part.role]]),
          ...(part.answeredQuestions === 0 ? [say(texts.minutes, { count: part.minutes })] : []),
        ].join(" · ")}
      </p>
      {due &&
        (due.isLate ? (
          <StatusBadge variant="warning">{due.words}</StatusBadge>
        ) : (
          <p className={styles.due}>
            <IconClock size={18} aria-hidden="true" />
            {due.words}
          </p>
        ))}
    </div>
  );
}

/** The verb is the same in every row: the name of the link says whose evaluation it opens. */
export function AnswerLink({ part, variant }: { part: MyPart; variant: "primary" | "secondary" }) {
  const texts = useTexts("dashboards");
  const say = useSay();
  const words = usePartWords();
  const verb = words.verb(part);
  return (
    <LinkButton
      variant={variant}
      to={words.path(part)}
      accessibleName={say(texts.answerNamed, { verb, title: words.title(part) })}
      icon={variant === "primary" ? <IconArrowRight size={20} aria-hidden="true" /> : undefined}
    >
      {verb}
    </LinkButton>
  );
}
