import { useQuery } from "@tanstack/react-query";
import { IconArchive, IconTrash } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { InternalLink, useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Facts, Stack } from "#platform/ui/Section.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { LibraryQuestionDetail } from "#skills/contract/questions.ts";
import { ContentText } from "../ContentText.tsx";
import { PreviewSection } from "../question/PreviewSection.tsx";
import type { Preview } from "../question/previewed.ts";
import { QuestionForm, useQuestionForm } from "../question/QuestionForm.tsx";
import { skills, skillsApi } from "../queries.ts";
import { RemoveDialog } from "../RemoveDialog.tsx";
import { useUsesWords } from "../useUsesWords.ts";

export function EditQuestionScreen({ preview }: { preview: Preview }) {
  const texts = useTexts("skills");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(skills.readQuestion.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.questions.absent,
        detail: texts.questions.absentDetail,
        back: { label: texts.questions.back, to: paths.questions() },
      }}
    >
      {(question) => <QuestionPage key={question.id} question={question} preview={preview} />}
    </ObjectView>
  );
}

function QuestionPage({ question, preview }: { question: LibraryQuestionDetail; preview: Preview }) {
  const texts = useTexts("skills");
  const go = useGo();
  const { language } = useLanguage();
  const uses = useUsesWords();
  const [isRemoving, setIsRemoving] = useState(false);
  const edit = useQuestionForm(question);
  const { id, version } = question;
  const status = texts.statuses[question.isArchived ? "archived" : "active"];
  const setArchived = useAction({
    run: (isArchived: boolean) => skillsApi.updateQuestion({ id, version, isArchived }),
    refresh: [skills.key()],
    announce: ({ isArchived }) => texts.statuses[isArchived ? "archived" : "active"],
  });
  const remove = useAction({
    run: () => skillsApi.removeQuestion({ id }),
    success: ({ outcome }) => texts.questions.outcomes[outcome],
    failure: (words) => `${texts.questions.notRemoved} ${words}`,
    refresh: [skills.questions.key(), skills.list.key(), skills.read.key(), skills.catalogue.key()],
    onSuccess: () => go(paths.skill(question.skill.id)),
  });
  return (
    <DetailPage
      trail={[{ label: texts.questions.title, to: paths.questions() }]}
      title={texts.questions.edit}
      status={<StatusBadge variant={question.isArchived ? "box" : "check"}>{status}</StatusBadge>}
      line={<ContentText text={question.text} />}
      menu={[
        {
          label: question.isArchived ? texts.restore : texts.archive,
          icon: <IconArchive size={20} aria-hidden="true" />,
          onChoose: () => void setArchived.run(!question.isArchived),
        },
        {
          label: texts.remove,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onChoose: () => setIsRemoving(true),
        },
      ]}
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
        {question.isArchived && (
          <Notice
            tone="warning"
            title={texts.questions.archivedTitle}
            action={
              <Button size="small" busy={setArchived.busy} onClick={() => void setArchived.run(false)}>
                {texts.restore}
              </Button>
            }
          >
            <p>{texts.questions.archivedDetail}</p>
          </Notice>
        )}
        <QuestionForm question={question} edit={edit} />
      </Stack>
      <RemoveDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        name={translated(language, question.text).text}
        usedIn={question.usedIn}
        consequence={texts.questions.removeConsequence}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    </DetailPage>
  );
}
