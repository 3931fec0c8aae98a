import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { LibraryQuestionDetail } from "#skills/contract/questions.ts";
import { changesOf } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import {
  checkQuestion,
  questionInput,
  shownByQuestion,
  valuesOf,
  type QuestionValues,
} from "./questionValues.ts";

/** A question of the catalogue: what was changed is sent with the version that was read. */
export function useQuestionForm(question: LibraryQuestionDetail) {
  const texts = useTexts("skills");
  const stored = valuesOf(question);
  const save = useAction({
    run: (values: QuestionValues) =>
      skillsApi.updateQuestion({
        id: question.id,
        version: question.version,
        ...changesOf(questionInput(stored), questionInput(values)),
      }),
    refresh: [
      skills.readQuestion.key(),
      skills.questions.key(),
      skills.list.key(),
      skills.read.key(),
      skills.catalogue.key(),
    ],
    announce: () => texts.saved,
  });
  const form = useEditForm<QuestionValues>({
    initial: stored,
    check: checkQuestion,
    send: async (values) => {
      await save.attempt(values);
      form.reset(values);
    },
    shownBy: shownByQuestion,
    onFailure: ({ code }) => {
      if (code !== "status_conflict") return false;
      notify.error(texts.conflict);
      return true;
    },
  });
  return form;
}

interface QuestionFormProps {
  question: LibraryQuestionDetail;
  form: ReturnType<typeof useQuestionForm>;
}

export function QuestionForm({ question, form }: QuestionFormProps) {
  const texts = useTexts("skills");
  const { actions } = useTexts("platform");
  return (
    <Stack gap="large">
      {question.usedIn > 0 && <Notice>{texts.questions.usedNotice}</Notice>}
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <QuestionFields form={form} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset()}
      />
    </Stack>
  );
}
