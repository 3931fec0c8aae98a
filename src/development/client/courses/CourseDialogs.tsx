import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedDialog } from "#platform/ui/conflict/VersionedDialog.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import type { Course } from "../../contract/courses.ts";
import type { Plan } from "../../contract/plan.ts";
import { courseStates, type CourseState } from "../../vocabulary.ts";
import { CourseLibraryDialog } from "./CourseLibraryDialog.tsx";
import { useCourseActions } from "./useCourseActions.ts";
import { useCourseTexts } from "./useCourseTexts.ts";

export type CourseQuestion =
  | { ask: "choose" }
  | { ask: "write"; course: Course | null }
  | { ask: "remove"; course: Course };

interface CourseDialogsProps {
  open: boolean;
  plan: Plan;
  courses: readonly Course[];
  question: CourseQuestion | null;
  onClose: () => void;
}

export function CourseDialogs({ plan, courses, question, onClose }: CourseDialogsProps) {
  if (question?.ask === "choose")
    return <CourseLibraryDialog plan={plan} courses={courses} onClose={onClose} />;
  if (question?.ask === "write")
    return <CourseDialog plan={plan} course={question.course} onClose={onClose} />;
  return question && <Removal plan={plan} course={question.course} onClose={onClose} />;
}

function Removal({ plan, course, onClose }: { plan: Plan; course: Course; onClose: () => void }) {
  const texts = useCourseTexts();
  const say = useSay();
  const { remove } = useCourseActions(plan);
  const { id, version, title, state } = course;
  const confirm = async () => {
    await remove.run({ id, version });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={say(texts.removal, { title })}
      confirmLabel={texts.remove}
      danger
      busy={remove.busy}
      onConfirm={() => void confirm()}
    >
      {state === "finished" && texts.removalWords}
    </ConfirmDialog>
  );
}

type StoredCourse = Pick<Course, "title" | "libraryKey" | "state" | "finishedOn" | "version">;
interface Values {
  title: string;
  state: CourseState;
  finishedOn: string;
}

function CourseDialog({ plan, course, onClose }: { plan: Plan; course: Course | null; onClose: () => void }) {
  const { dialog: texts, states } = useCourseTexts();
  const { conflict: titles } = useTexts("developmentPlan");
  const { save } = useCourseActions(plan);
  const [isNew] = useState<StoredCourse>({
    title: "",
    libraryKey: null,
    state: "to_do",
    finishedOn: null,
    version: 0,
  });
  const stored: StoredCourse = course ?? isNew;
  const edit = useVersionedForm<StoredCourse, Values>({
    stored,
    toValues: ({ title, state, finishedOn }) => ({ title, state, finishedOn: finishedOn ?? plan.today }),
    labels: { title: texts.name, state: texts.state, finishedOn: texts.finishedOn },
    inWords: (name, { state }) => (name === "state" ? states[state] : undefined),
    notSaved: texts.notSaved,
    replaced: texts.saved,
    check: ({ title, state, finishedOn }) => ({
      title: title.trim() === "" ? { sentence: texts.needsName } : null,
      finishedOn: state === "finished" && finishedOn === "" ? { sentence: texts.needsDay } : null,
    }),
    send: async ({ title, state, finishedOn }, { version }) => {
      await save.attempt({
        id: course?.id ?? null,
        version,
        title: title.trim(),
        libraryKey: stored.libraryKey,
        state,
        finishedOn: state === "finished" ? finishedOn : null,
      });
      onClose();
    },
  });
  const { form } = edit;
  return (
    <VersionedDialog title={course ? texts.edit : texts.add} edit={edit} titles={titles} onClose={onClose}>
      <TextField
        {...form.field("title")}
        label={texts.name}
        description={course?.confirmedBy ? texts.anew : texts.nameHint}
        maxLength={160}
        initialFocus
      />
      <SelectField<CourseState>
        {...form.field("state")}
        label={texts.state}
        options={courseStates.map((value) => ({ value, label: states[value] }))}
      />
      {form.values.state === "finished" && (
        <DateField {...form.field("finishedOn")} label={texts.finishedOn} max={plan.today} />
      )}
    </VersionedDialog>
  );
}
