import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { toListInput } from "#platform/listState.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/page/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import type { QuestionRow } from "#skills/contract/questions.ts";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { questionSorts } from "../../vocabulary.ts";
import { SkillTabs } from "../SkillTabs.tsx";
import { questionFilters } from "../../rules/lists.ts";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";
import { useUsesWords } from "../useUsesWords.ts";

export function QuestionsScreen() {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const go = useGo();
  const screen = useListScreen({
    filters: questionFilters,
    sorts: questionSorts,
    read: (page) => skills.questions.queryOptions(page),
  });
  const { list } = screen;
  const views = useSavedViews("questions", list.viewing);
  const skillNames = useQuery(skills.list.queryOptions({ input: { limit: 100 } }));
  const models = useQuery(skills.models.queryOptions({ input: {} }));
  const toNameById = (items: readonly { id: string; name: { fr: string; en: string | null } }[] = []) =>
    Object.fromEntries(items.map(({ id, name }) => [id, translated(language, name).text]));
  const newAt = paths.createQuestion(list.filters.skill ? { skill: list.filters.skill } : {});
  const create = <CreateLink to={newAt} label={texts.questions.create} />;
  return (
    <>
      <ListPage
        title={texts.questions.title}
        heading={(title) => <SkillTabs current={paths.questions()} title={title} />}
        count={texts.questions.count}
        search={{ label: texts.questions.search, placeholder: texts.questions.searchHint }}
        {...screen}
        words={{
          skill: { label: texts.skill, values: toNameById(skillNames.data?.items) },
          type: { label: texts.type, values: texts.questionTypes },
          status: { label: texts.status, values: texts.statuses },
          model: { label: texts.model, values: toNameById(models.data?.items) },
          translation: { label: texts.translation, values: texts.translations },
        }}
        views={views}
        columns={useQuestionColumns()}
        caption={texts.questions.caption}
        isDimmed={({ isArchived }) => isArchived}
        action={create}
        newAt={newAt}
        importAt={paths.importQuestions()}
        onEdit={({ id }) => go(paths.editQuestion(id))}
        onExport={(format) => skillsApi.exportQuestions({ format, language, ...toListInput(list.state) })}
        empty={
          <EmptyState
            title={texts.questions.empty}
            action={
              <>
                <LinkButton to={paths.importQuestions()}>{texts.questions.importFile}</LinkButton>
                {create}
              </>
            }
          >
            {texts.questions.emptyDetail}
          </EmptyState>
        }
      />
    </>
  );
}

function useQuestionColumns(): Column<QuestionRow>[] {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const { brief } = useUsesWords();
  return [
    {
      key: "text",
      header: texts.questions.text,
      isName: true,
      sort: "text",
      width: "36%",
      whole: ({ text }) => translated(language, text).text,
      cell: ({ id, text }) => (
        <InternalLink to={paths.editQuestion(id)}>
          <ContentText text={text} tag />
        </InternalLink>
      ),
    },
    {
      key: "skill",
      header: texts.skill,
      onPhone: "detail",
      whole: ({ skill }) => translated(language, skill.name).text,
      cell: ({ skill }) => <ContentText text={skill.name} />,
    },
    { key: "type", header: texts.type, width: "140px", cell: ({ type }) => texts.questionTypes[type] },
    {
      key: "model",
      header: texts.model,
      width: "9%",
      whole: ({ model }) => (model ? translated(language, model.name).text : ""),
      cell: ({ model }) => model && <ContentText text={model.name} />,
    },
    { key: "used", header: texts.used, width: "96px", align: "end", cell: ({ usedIn }) => brief(usedIn) },
    {
      key: "status",
      header: texts.status,
      width: "96px",
      onPhone: "aside",
      cell: ({ isArchived }) => texts.statuses[isArchived ? "archived" : "active"],
    },
  ];
}
