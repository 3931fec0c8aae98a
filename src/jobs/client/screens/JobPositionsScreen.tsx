import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import type { JobPosition } from "#jobs/contract.ts";
import { inputOf, questionOf } from "#platform/listState.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { Row } from "#platform/ui/Section.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { JobTabs } from "../JobTabs.tsx";
import { positionFilters } from "../../rules.ts";
import { useRestoreLibrary } from "../library/useRestoreLibrary.tsx";
import styles from "../jobs.module.css";
import { jobs, jobsApi } from "../queries.ts";

export function JobPositionsScreen() {
  const texts = useTexts("jobs");
  const { language } = useLanguage();
  const go = useGo();
  const list = useListState(positionFilters);
  const views = useSavedViews("jobPositions", list.viewing);
  const query = useQuery(
    jobs.listPositions.queryOptions({ input: inputOf(list.state), placeholderData: keepPreviousData }),
  );
  const families = useQuery(jobs.listFamilies.queryOptions({ input: {} }));
  const create = (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createJobPosition()}
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {texts.positions.create}
    </LinkButton>
  );
  const library = useRestoreLibrary(families.data?.items.length === 0);
  return (
    <>
      <ListPage
        title={texts.positions.title}
        heading={(title) => <JobTabs current={paths.jobPositions()} title={title} />}
        count={texts.positions.count}
        search={{ label: texts.positions.search, placeholder: texts.positions.searchHint }}
        schema={positionFilters}
        words={{
          familyId: {
            label: texts.fields.family,
            values: Object.fromEntries(
              (families.data?.items ?? []).map(({ id, name }) => [id, translated(language, name).text]),
            ),
          },
          state: { label: texts.fields.state, values: texts.filterStates },
        }}
        list={list}
        views={views}
        query={query}
        keyOf={({ id }) => id}
        columns={usePositionColumns()}
        caption={texts.positions.caption}
        isDimmed={({ isArchived }) => isArchived}
        action={create}
        menu={[library.action]}
        newAt={paths.createJobPosition()}
        importAt={paths.importPositions()}
        onEdit={({ id }) => go(paths.jobPosition(id))}
        onExport={(format) => jobsApi.exportPositions({ format, language, ...questionOf(list.state) })}
        empty={
          <EmptyState
            title={texts.positions.empty}
            action={
              <Row>
                {create}
                {library.button}
              </Row>
            }
          >
            {texts.positions.emptyDetail}
          </EmptyState>
        }
      />
      {library.dialog}
    </>
  );
}

function usePositionColumns(): Column<JobPosition>[] {
  const { fields } = useTexts("jobs");
  const words = useTexts("skills");
  const { language } = useLanguage();
  return [
    {
      key: "name",
      header: fields.name,
      isName: true,
      width: "42%",
      whole: ({ name }) => translated(language, name).text,
      cell: ({ id, name }) => (
        <InternalLink to={paths.jobPosition(id)}>
          <ContentText text={name} />
        </InternalLink>
      ),
    },
    {
      key: "translation",
      header: words.translation,
      hideHeader: true,
      width: "120px",
      onPhone: "aside",
      cell: ({ name }) => !name.en && <span className={styles.none}>{words.untranslated}</span>,
    },
    {
      key: "family",
      header: fields.family,
      onPhone: "detail",
      whole: ({ family }) => translated(language, family.name).text,
      cell: ({ family }) => <ContentText text={family.name} />,
    },
    {
      key: "skills",
      header: fields.skills,
      width: "130px",
      align: "end",
      cell: ({ skillCount }) => skillCount,
    },
  ];
}
