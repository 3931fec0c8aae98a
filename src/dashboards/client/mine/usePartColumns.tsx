import type { MyPart } from "#answers/contract.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { Progress } from "#platform/ui/Progress.tsx";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { byUrgency } from "../../rules/parts.ts";
import { AnswerLink } from "../AnswerLink.tsx";
import { usePartWords } from "../usePartWords.ts";
import styles from "../dashboards.module.css";

function usePersonAndRole(): Column<MyPart>[] {
  const { mine: texts } = useTexts("dashboards");
  const say = useSay();
  const count = (skills: number) => say("{count}", { count: skills });
  return [
    {
      key: "person",
      header: texts.columns.person,
      isName: true,
      cell: ({ subject, isSelf, name }) => (
        <span className={styles.name}>
          <Avatar initials={initials(subject)} picture={subject.avatar} />
          <span>
            {isSelf ? texts.myself : fullName(subject)}
            <span className={styles.sub}>{name}</span>
          </span>
        </span>
      ),
    },
    { key: "role", header: texts.columns.role, cell: ({ role }) => texts.roles[role] },
    { key: "skills", header: texts.columns.skills, cell: ({ skillCount }) => count(skillCount) },
  ];
}

/** Given all of them: the first one is answered by the main button of the page. */
export function useToDoColumns(toDo: readonly MyPart[]): Column<MyPart>[] {
  const first = byUrgency(toDo)[0];
  const { mine: texts } = useTexts("dashboards");
  const { language } = useLanguage();
  const words = usePartWords();
  return [
    ...usePersonAndRole(),
    {
      key: "due",
      header: texts.columns.due,
      cell: ({ dueOn }) => {
        const due = words.due(dueOn);
        if (!due || !dueOn) return texts.noDue;
        return due.isLate ? (
          <StatusBadge variant="warning">{due.words}</StatusBadge>
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
  const { mine } = texts;
  const say = useSay();
  const words = usePartWords();
  const { language } = useLanguage();
  return [
    ...usePersonAndRole(),
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
