import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import type { Problem } from "../../rules/problems.ts";
import styles from "./system.module.css";

interface ProblemsProps {
  problems: readonly Problem[];
  /** Parts that could not be read, of so many: nothing found is all well only where all were. */
  unread: number;
  partCount: number;
  onCopy: () => void;
}

/** What to mend, the first thing first; each with the one click that begins it. */
export function Problems({ problems: [first, ...others], unread, partCount, onCopy }: ProblemsProps) {
  const { problems: texts } = useTexts("systemState");
  const say = useSay();
  const sayProblem = useProblemWords();
  if (!first && unread > 0)
    return (
      <p className={styles.well} role="status">
        <IconAlertTriangle size={22} aria-hidden="true" className={styles.warning} />
        {unread === partCount ? texts.unread : say(texts.partlyUnread, { count: unread })}
      </p>
    );
  if (!first)
    return (
      <p className={styles.well}>
        <IconCircleCheck size={22} aria-hidden="true" />
        {texts.none}
      </p>
    );
  return (
    <section aria-label={texts.title} className={styles.problems}>
      <div className={styles.first}>
        <div className={styles.words}>
          <h2 className={styles.sentence}>{sayProblem(first)}</h2>
          {!findWay(first) && <p className={styles.detail}>{texts.copyWhy}</p>}
        </div>
        <Mend problem={first} isFirst onCopy={onCopy} />
      </div>
      {others.length > 0 && (
        <ul aria-label={texts.more} className={styles.others}>
          {others.map((problem) => (
            <li key={problem.kind} className={styles.other}>
              <IconAlertTriangle size={18} aria-hidden="true" className={styles.warning} />
              <span className={styles.words}>{sayProblem(problem)}</span>
              <Mend problem={problem} isFirst={false} onCopy={onCopy} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useProblemWords() {
  const { problems: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const say = useSay();
  return (problem: Problem): string => {
    if ("first" in problem)
      return say(texts[problem.kind], {
        count: problem.count,
        name: translated(language, problem.first.name).text,
      });
    return "count" in problem ? say(texts[problem.kind], { count: problem.count }) : texts[problem.kind];
  };
}

interface MendProps {
  problem: Problem;
  isFirst: boolean;
  onCopy: () => void;
}

function Mend({ problem, isFirst, onCopy }: MendProps) {
  const { problems: texts } = useTexts("systemState");
  const sayProblem = useProblemWords();
  const way = findWay(problem);
  const look = isFirst ? ({ variant: "primary" } as const) : ({ size: "small" } as const);
  if (!way)
    return (
      <Button {...look} onClick={onCopy} accessibleName={`${texts.copy}\u00A0: ${sayProblem(problem)}`}>
        {texts.copy}
      </Button>
    );
  return (
    <LinkButton
      {...look}
      to={way.to}
      accessibleName={`${texts.actions[way.words]}\u00A0: ${sayProblem(problem)}`}
    >
      {texts.actions[way.words]}
    </LinkButton>
  );
}

/** Where it is mended; null where only the person who runs the server can. */
function findWay(problem: Problem) {
  switch (problem.kind) {
    case "unreachable":
    case "refused":
      return { words: "test", to: paths.emailTest() } as const;
    case "undelivered":
      return { words: "deliveries", to: paths.emailTest() } as const;
    case "positionWithoutSkill":
      return { words: "position", to: paths.jobPosition(problem.first.id) } as const;
    case "skillWithoutQuestion":
      return { words: "skill", to: paths.createQuestion({ skill: problem.first.id }) } as const;
    case "untranslated":
      return {
        words: "translate",
        to: paths.questions({ translation: "untranslated", status: "active" }),
      } as const;
    default:
      return null;
  }
}
