import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Facts, Stack } from "#platform/ui/page/Section.tsx";
import type { LibraryQuestionDetail } from "#skills/contract/questions.ts";
import { ContentText } from "../ContentText.tsx";
import { PreviewSection } from "../question/PreviewSection.tsx";
import type { Preview } from "../question/previewed.ts";
import { QuestionForm, useQuestionForm } from "../question/QuestionForm.tsx";
import { skills, skillsApi } from "../queries.ts";
import { useArchiving } from "../useArchiving.tsx";
import { useUsesWords } from "../useUsesWords.ts";

export function EditQuestionScreen({ preview }: { preview: Preview }) {
  const texts = useTexts("skills");
  return (
    <RoutedObject
      read={(id) => skills.readQuestion.queryOptions({ input: { id } })}
      words={texts.questions}
      list={paths.questions()}
    >
      {(question) => <QuestionPage question={question} preview={preview} />}
    </RoutedObject>
  );
}

function QuestionPage({ question, preview }: { question: LibraryQuestionDetail; preview: Preview }) {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const uses = useUsesWords();
  const edit = useQuestionForm(question);
  const { id, version } = question;
  const archiving = useArchiving({
    name: translated(language, question.text).text,
    isArchived: question.isArchived,
    usedIn: question.usedIn,
    setArchived: (isArchived) => skillsApi.updateQuestion({ id, version, isArchived }),
    refresh: [skills.key()],
    removal: {
      run: () => skillsApi.removeQuestion({ id }),
      words: texts.questions,
      consequence: texts.questions.removeConsequence,
      refresh: [skills.questions.key(), skills.list.key(), skills.read.key(), skills.catalogue.key()],
      to: paths.skill(question.skill.id),
    },
  });
  return (
    <DetailPage
      trail={[{ label: texts.questions.title, to: paths.questions() }]}
      title={texts.questions.edit}
      status={archiving.status}
      line={<ContentText text={question.text} />}
      menu={archiving.menu}
      facts={
        <Stack gap="large">
          <Facts
            facts={[
              {
                label: texts.skill,
                value: (
                  <InternalLink to={paths.skill(question.skill.id)}>
                    <ContentText text={question.skill.name} />
                  </InternalLink>
                ),
              },
              { label: texts.used, value: uses.whole(question.usedIn) },
            ]}
          />
          <PreviewSection preview={preview} values={edit.form.values} />
        </Stack>
      }
    >
      <Stack gap="large">
        {archiving.notice(texts.questions)}
        <QuestionForm question={question} edit={edit} />
      </Stack>
      {archiving.dialog}
    </DetailPage>
  );
}
