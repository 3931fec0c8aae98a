import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import type { Course } from "../../contract/courses.ts";
import type { Plan } from "../../contract/plan.ts";
import { whyNotConfirm, whyNotWriteCourse } from "../../rules/courses.ts";
import type { CourseState } from "../../vocabulary.ts";
import styles from "../beside/beside.module.css";
import type { CourseQuestion } from "./CourseDialogs.tsx";
import { useCourseActions } from "./useCourseActions.ts";
import { useCourseTexts } from "./useCourseTexts.ts";

const marks: Record<CourseState, StatusMark> = { to_do: "dashed", under_way: "half", finished: "check" };

interface CourseLineProps {
  plan: Plan;
  course: Course;
  asksConfirmation: boolean;
  onAsk: (question: CourseQuestion) => void;
}

/** A course, how far it is, and who has confirmed it. */
export function CourseLine({ plan, course, asksConfirmation, onAsk }: CourseLineProps) {
  const texts = useCourseTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { person, reader } = plan;
  const { confirm, save } = useCourseActions(plan);
  const { id, version, title, libraryKey, state, finishedOn, confirmedBy } = course;
  const finish = () =>
    save.run({ id, version, title, libraryKey, state: "finished", finishedOn: plan.today });
  const isWaiting = asksConfirmation && state === "finished" && confirmedBy === null;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <StatusBadge variant={marks[state]}>
          {finishedOn
            ? say(texts.finishedOn, { date: formatDay(language, finishedOn) })
            : texts.states[state]}
        </StatusBadge>
        {confirmedBy && (
          <p className={styles.quiet}>{say(texts.confirmed, { name: fullName(confirmedBy) })}</p>
        )}
        {isWaiting && (
          <div className={styles.meeting}>
            <p className={styles.quiet}>{texts.waiting}</p>
            {whyNotConfirm(reader, person) === null && (
              <Button
                size="small"
                busy={confirm.busy}
                accessibleName={say(texts.confirmNamed, { title })}
                onClick={() => void confirm.run({ id, version })}
              >
                {texts.confirm}
              </Button>
            )}
          </div>
        )}
      </div>
      {whyNotWriteCourse(reader, person) === null && (
        <ActionMenu
          name={title}
          actions={[
            ...(state === "finished" ? [] : [{ label: texts.finish, onChoose: () => void finish() }]),
            { label: texts.edit, onChoose: () => onAsk({ ask: "write", course }) },
            { label: texts.remove, danger: true, onChoose: () => onAsk({ ask: "remove", course }) },
          ]}
        />
      )}
    </li>
  );
}
