import { useQuery } from "@tanstack/react-query";
import { IconStack2, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/page/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { useRestoreLibrary } from "#platform/ui/library/useRestoreLibrary.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import type { Skill } from "#skills/contract/skills.ts";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { SkillTabs } from "../SkillTabs.tsx";
import { skillFilters } from "../../rules/lists.ts";
import { ContentText } from "../ContentText.tsx";
import { skills } from "../queries.ts";
import { useUsesWords } from "../useUsesWords.ts";

const FamiliesDialog = later(async () => (await import("../families/FamiliesDialog.tsx")).FamiliesDialog);

const RestoreSkillsDialog = later(
  async () => (await import("../RestoreSkillsDialog.tsx")).RestoreSkillsDialog,
);

export function SkillsScreen() {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const go = useGo();
  const screen = useListScreen({
    filters: skillFilters,
    read: (page) => skills.list.queryOptions(page),
  });
  const { list } = screen;
  const views = useSavedViews("questionCategories", list.viewing);
  const families = useQuery(skills.families.queryOptions({ input: {} }));
  const [isOpen, setIsOpen] = useState(false);
  const library = useRestoreLibrary(RestoreSkillsDialog, families.data?.items.length === 0);
  const create = <CreateLink to={paths.createSkill()} label={texts.skills.create} />;
  return (
    <>
      <ListPage
        title={texts.skills.title}
        heading={(title) => <SkillTabs current={paths.questionCategories()} title={title} />}
        count={texts.skills.count}
        search={{ label: texts.skills.search, placeholder: texts.skills.searchHint }}
        {...screen}
        words={{
          family: {
            label: texts.family,
            values: Object.fromEntries(
              (families.data?.items ?? []).map(({ id, name }) => [id, translated(language, name).text]),
            ),
          },
          status: { label: texts.status, values: texts.statuses },
          translation: { label: texts.translation, values: texts.translations },
        }}
        views={views}
        columns={useSkillColumns()}
        caption={texts.skills.caption}
        isDimmed={({ isArchived }) => isArchived}
        action={create}
        menu={[
          {
            label: texts.families.open,
            icon: <IconStack2 size={20} aria-hidden="true" />,
            onChoose: () => setIsOpen(true),
          },
          {
            label: texts.questions.import,
            icon: <IconUpload size={20} aria-hidden="true" />,
            onChoose: () => go(paths.importQuestions()),
          },
          library.action,
        ]}
        newAt={paths.createSkill()}
        onEdit={({ id }) => go(paths.skill(id))}
        empty={
          <EmptyState
            title={texts.skills.empty}
            action={
              <Row>
                {create}
                {library.button}
              </Row>
            }
          >
            {texts.skills.emptyDetail}
          </EmptyState>
        }
      />
      {library.dialog}
      <FamiliesDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function useSkillColumns(): Column<Skill>[] {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const { brief } = useUsesWords();
  return [
    {
      key: "name",
      header: texts.name,
      isName: true,
      width: "36%",
      whole: ({ name }) => translated(language, name).text,
      cell: ({ id, name }) => (
        <InternalLink to={paths.skill(id)}>
          <ContentText text={name} tag />
        </InternalLink>
      ),
    },
    {
      key: "family",
      header: texts.family,
      onPhone: "detail",
      whole: ({ family }) => translated(language, family.name).text,
      cell: ({ family }) => <ContentText text={family.name} />,
    },
    {
      key: "questions",
      header: texts.questions.title,
      width: "110px",
      align: "end",
      cell: ({ id, questionCount }) => (
        <InternalLink to={`${paths.questions()}?skill=${id}`}>{questionCount}</InternalLink>
      ),
    },
    { key: "used", header: texts.used, width: "110px", align: "end", cell: ({ usedIn }) => brief(usedIn) },
    {
      key: "status",
      header: texts.status,
      width: "120px",
      onPhone: "aside",
      cell: ({ isArchived }) => texts.statuses[isArchived ? "archived" : "active"],
    },
  ];
}
