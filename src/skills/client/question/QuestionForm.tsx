import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { LibraryQuestionDetail } from "#skills/contract/questions.ts";
import { selectChanges } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import {
  checkQuestion,
  toQuestionInput,
  questionLabels,
  shownByQuestion,
  toQuestionValues,
  type QuestionValues,
} from "./questionValues.ts";

type Change = Parameters<typeof skillsApi.updateQuestion>[0];

/** A question of the catalogue: what was changed is sent with the version that was read. */
export function useQuestionForm(question: LibraryQuestionDetail) {
  const texts = useTexts("skills");
  const wordsOfField = useFieldWords();
  const save = useAction({
    run: (change: Change) => skillsApi.updateQuestion(change),
    refresh: [
      skills.readQuestion.key(),
      skills.questions.key(),
      skills.list.key(),
      skills.read.key(),
      skills.catalogue.key(),
    ],
    announce: () => texts.saved,
  });
  return useVersionedForm<LibraryQuestionDetail, QuestionValues>({
    stored: question,
    toValues: toQuestionValues,
    labels: questionLabels(texts),
    notSaved: texts.questions.notSaved,
    inWords: wordsOfField,
    check: checkQuestion,
    send: (values, { base, version }) =>
      save.attempt({
        id: question.id,
        version,
        ...selectChanges(toQuestionInput(base), toQuestionInput(values)),
      }),
    shownBy: shownByQuestion,
  });
}

/** What a field that is no text holds, in words. */
function useFieldWords() {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const catalogue = useQuery(skills.list.queryOptions({ input: { limit: 100 } })).data?.items ?? [];
  const models = useQuery(skills.models.queryOptions({ input: {} })).data?.items ?? [];
  return (name: keyof QuestionValues, values: QuestionValues) => {
    const nameIn = (
      items: readonly { id: string; name: { fr: string; en: string | null } }[],
      id: string,
    ) => {
      const found = items.find((item) => item.id === id);
      return found && translated(language, found.name).text;
    };
    switch (name) {
      case "skillId":
        return nameIn(catalogue, values.skillId);
      case "modelId":
        return nameIn(models, values.modelId);
      case "type":
        return texts.questionTypes[values.type];
      case "isRequired":
        return values.isRequired ? texts.yes : texts.no;
      default:
        return undefined;
    }
  };
}

interface QuestionFormProps {
  question: LibraryQuestionDetail;
  edit: ReturnType<typeof useQuestionForm>;
}

export function QuestionForm({ question, edit }: QuestionFormProps) {
  const texts = useTexts("skills");
  return (
    <Stack gap="large">
      {question.usedIn > 0 && <Notice>{texts.questions.usedNotice}</Notice>}
      <VersionedForm edit={edit}>
        <QuestionFields form={edit.form} />
      </VersionedForm>
    </Stack>
  );
}
