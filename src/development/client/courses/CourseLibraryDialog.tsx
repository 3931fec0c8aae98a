import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import type { Course } from "../../contract/courses.ts";
import type { OfferedCourse } from "../../contract/library.ts";
import type { Plan } from "../../contract/plan.ts";
import { whyNotAddCourse } from "../../rules/courses.ts";
import { pillars, type Pillar } from "../../vocabulary.ts";
import styles from "../beginnings/beginnings.module.css";
import { development } from "../queries.ts";
import { useCourseActions } from "./useCourseActions.ts";
import { useCourseTexts } from "./useCourseTexts.ts";

interface CourseLibraryDialogProps {
  plan: Plan;
  courses: readonly Course[];
  onClose: () => void;
}

const every = "";

/** The courses of the library, by pillar, skill and words. Each is added, to do, when one says so. */
export function CourseLibraryDialog({ plan, courses, onClose }: CourseLibraryDialogProps) {
  const { library: texts } = useCourseTexts();
  const { pillars: names } = useTexts("development");
  const { language } = useLanguage();
  const say = useSay();
  const [pillar, setPillar] = useState<Pillar | typeof every>(every);
  const [skillId, setSkillId] = useState<string>(every);
  const [search, setSearch] = useState("");
  const skills = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const known = (skills.data?.items ?? []).filter(
    (skill) => skill.courseCount > 0 && (pillar === every || skill.pillar === pillar),
  );
  const query = useQuery({
    ...development.listLibrary.queryOptions({
      input: {
        kind: "course",
        limit: 100,
        ...(pillar !== every && { pillar }),
        ...(skillId !== every && { skillId }),
        ...(search && { search }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const choosePillar = (chosen: Pillar | typeof every) => {
    setPillar(chosen);
    setSkillId(every);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="large"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={`${styles.filters} ${styles.narrowed}`}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onChange={setSearch}
        />
        <SelectField<Pillar | typeof every>
          label={texts.pillar}
          value={pillar}
          options={[
            { value: every, label: texts.everyPillar },
            ...pillars.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={choosePillar}
        />
        <SelectField
          label={texts.skill}
          value={skillId}
          options={[
            { value: every, label: texts.everySkill },
            ...known.map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
          ]}
          onChange={setSkillId}
        />
      </div>
      <QueryView query={query}>
        {({ items, total }) => {
          const offered = items.filter((entry) => entry.kind === "course");
          return (
            <>
              <p role="status" className={styles.facts}>
                {offered.length === 0 ? texts.none : say(texts.count, { count: total })}
                {offered.length < total && ` ${say(texts.some, { count: offered.length })}`}
              </p>
              <ul className={styles.lines}>
                {offered.map((course) => (
                  <OfferedLine key={course.key} plan={plan} course={course} courses={courses} />
                ))}
              </ul>
            </>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

interface OfferedLineProps {
  plan: Plan;
  course: OfferedCourse;
  courses: readonly Course[];
}

function OfferedLine({ plan, course, courses }: OfferedLineProps) {
  const { library: texts } = useCourseTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { save } = useCourseActions(plan);
  const { key, skills, format, hours } = course;
  const title = translated(language, course.title).text;
  const add = () =>
    save.run({ id: null, version: 0, title, libraryKey: key, state: "to_do", finishedOn: null });
  return (
    <li className={styles.line}>
      <div className={styles.told}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{translated(language, course.detail).text}</p>
        <p className={styles.facts}>
          {[
            texts.formats[format],
            say(texts.hours, { count: hours }),
            skills.map(({ name }) => translated(language, name).text).join(", "),
          ].join(" · ")}
        </p>
      </div>
      {courses.some(({ libraryKey }) => libraryKey === key) ? (
        <p className={styles.added}>{texts.added}</p>
      ) : (
        <Button
          size="small"
          busy={save.busy}
          accessibleName={say(texts.addNamed, { title })}
          disabledReason={whyNotAddCourse(courses.length) && texts.full}
          onClick={() => void add()}
        >
          {texts.add}
        </Button>
      )}
    </li>
  );
}
