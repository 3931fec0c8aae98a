import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSay } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import type { Courses } from "../../contract/courses.ts";
import type { Plan } from "../../contract/plan.ts";
import { whyNotWriteCourse } from "../../rules/courses.ts";
import styles from "../beside/beside.module.css";
import type { CourseQuestion } from "./CourseDialogs.tsx";
import { CourseLine } from "./CourseLine.tsx";
import { useCourseTexts } from "./useCourseTexts.ts";

const CourseDialogs = later(async () => (await import("./CourseDialogs.tsx")).CourseDialogs);

/** The courses of a person, who alone writes them; their managers confirm. */
export function CoursesSection({ plan, courses }: { plan: Plan; courses: Courses }) {
  const texts = useCourseTexts();
  const say = useSay();
  const [question, setQuestion] = useState<CourseQuestion | null>(null);
  const { person, reader } = plan;
  const mayWrite = whyNotWriteCourse(reader, person) === null;
  return (
    <Section
      title={texts.title}
      intro={reader === "owner" ? texts.intro.own : say(texts.intro.others, { first: person.firstName })}
      action={
        mayWrite && (
          <Row>
            <Button
              size="small"
              icon={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => setQuestion({ ask: "write", course: null })}
            >
              {texts.add}
            </Button>
            <Button size="small" onClick={() => setQuestion({ ask: "choose" })}>
              {texts.choose}
            </Button>
          </Row>
        )
      }
    >
      {courses.items.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {courses.items.map((course) => (
            <CourseLine
              key={course.id}
              plan={plan}
              course={course}
              asksConfirmation={courses.asksConfirmation}
              onAsk={setQuestion}
            />
          ))}
        </ul>
      )}
      {courses.asksConfirmation && <p className={styles.note}>{texts.asks}</p>}
      <CourseDialogs
        open={question !== null}
        plan={plan}
        courses={courses.items}
        question={question}
        onClose={() => setQuestion(null)}
      />
    </Section>
  );
}
