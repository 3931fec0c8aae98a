import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconPlus, IconRestore, IconStack2, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import { inputOf } from "#platform/listState.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { useLibraryTexts } from "#platform/ui/library/useLibraryTexts.ts";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { Row } from "#platform/ui/Section.tsx";
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
  const list = useListState(skillFilters);
  const views = useSavedViews("questionCategories", list.viewing);
  const query = useQuery(
    skills.list.queryOptions({ input: inputOf(list.state), placeholderData: keepPreviousData }),
  );
  const families = useQuery(skills.families.queryOptions({ input: {} }));
  const [isOpen, setIsOpen] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const library = useLibraryTexts();
  const isEmpty = families.data?.items.length === 0;
  const create = (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createSkill()}
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {texts.skills.create}
    </LinkButton>
  );
  return (
    <>
      <ListPage
        title={texts.skills.title}
        heading={(title) => <SkillTabs current={paths.questionCategories()} title={title} />}
        count={texts.skills.count}
        search={{ label: texts.skills.search, placeholder: texts.skills.searchHint }}
        schema={skillFilters}
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
        list={list}
        views={views}
        query={query}
        keyOf={({ id }) => id}
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
          {
            label: isEmpty ? library.add : library.restore,
            icon: <IconRestore size={20} aria-hidden="true" />,
            onChoose: () => setIsRestoring(true),
          },
        ]}
        newAt={paths.createSkill()}
        onEdit={({ id }) => go(paths.skill(id))}
        empty={
          <EmptyState
            title={texts.skills.empty}
            action={
              <Row>
                {create}
                <Button size="small" onClick={() => setIsRestoring(true)}>
                  {isEmpty ? library.add : library.restore}
                </Button>
              </Row>
            }
          >
            {texts.skills.emptyDetail}
          </EmptyState>
        }
      />
      <RestoreSkillsDialog open={isRestoring} onClose={() => setIsRestoring(false)} isEmpty={isEmpty} />
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
