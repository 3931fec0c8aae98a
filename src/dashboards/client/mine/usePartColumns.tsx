import type { MyPart } from "#answers/contract.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Progress } from "#platform/ui/display/Progress.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { computeDueState, sortByUrgency } from "../../rules/parts.ts";
import { AnswerLink } from "../AnswerLink.tsx";
import { usePartWords } from "../usePartWords.ts";
import styles from "../dashboards.module.css";

/** The person evaluated, and the role of the reader. */
function usePerson(): Column<MyPart> {
  const texts = useTexts("dashboards");
  const mine = useTexts("mine");
  return {
    key: "person",
    header: mine.columns.person,
    isName: true,
    cell: ({ subject, isSelf, role, name }) => (
      <span className={styles.name}>
        <Avatar initials={initials(subject)} picture={subject.avatar} />
        <span>
          {isSelf ? texts.selfTitle : fullName(subject)}
          <span className={styles.sub}>{role === "subject" ? name : `${mine.roles[role]} · ${name}`}</span>
        </span>
      </span>
    ),
  };
}

/** Given all of them: the first one is answered by the main button of the page. */
export function useToDoColumns(toDo: readonly MyPart[]): Column<MyPart>[] {
  const first = sortByUrgency(toDo)[0];
  const texts = useTexts("mine");
  const { late } = useTexts("dashboards");
  const { language } = useLanguage();
  const today = useToday();
  const words = usePartWords();
  const say = useSay();
  const person = usePerson();
  return [
    person,
    {
      key: "length",
      header: texts.columns.length,
      cell: ({ questionCount, minutes }) =>
        minutes === 0
          ? say(texts.questions, { count: questionCount })
          : say(texts.length, { count: questionCount, minutes }),
    },
    {
      key: "due",
      header: texts.columns.due,
      cell: ({ dueOn }) => {
        if (!dueOn) return texts.noDue;
        const due = computeDueState(today, dueOn);
        return due.kind === "late" ? (
          <StatusBadge variant="warning">{say(late, { count: due.days })}</StatusBadge>
        ) : (
          <span className={styles.day}>{formatDay(language, dueOn, "medium")}</span>
        );
      },
    },
    {
      key: "progress",
      header: texts.columns.progress,
      cell: (part) => (
        <Progress value={part.answeredQuestions} max={part.questionCount} label={words.progress(part)} />
      ),
    },
    {
      key: "action",
      header: texts.columns.action,
      hideHeader: true,
      align: "end",
      cell: (part) => <AnswerLink part={part} primary={part.evaluationId === first?.evaluationId} />,
    },
  ];
}

const marks = {
  to_do: "dot",
  completed: "check",
  declined: "dash",
  archived: "box",
} as const;

export function useDoneColumns(): Column<MyPart>[] {
  const texts = useTexts("dashboards");
  const mine = useTexts("mine");
  const say = useSay();
  const words = usePartWords();
  const { language } = useLanguage();
  const person = usePerson();
  return [
    person,
    {
      key: "due",
      header: mine.columns.due,
      onlyWide: true,
      cell: ({ dueOn }) => (
        <span className={styles.day}>{dueOn ? formatDay(language, dueOn, "medium") : mine.noDue}</span>
      ),
    },
    {
      key: "status",
      header: mine.columns.status,
      cell: ({ status }) => <StatusBadge variant={marks[status]}>{mine.statuses[status]}</StatusBadge>,
    },
    {
      key: "action",
      header: mine.columns.action,
      hideHeader: true,
      align: "end",
      cell: (part) =>
        part.status === "completed" && (
          <LinkButton
            size="small"
            to={paths.answerReview(part.evaluationId)}
            accessibleName={say(texts.answerNamed, { verb: mine.seeAnswers, title: words.title(part) })}
          >
            {mine.seeAnswers}
          </LinkButton>
        ),
    },
  ];
}
