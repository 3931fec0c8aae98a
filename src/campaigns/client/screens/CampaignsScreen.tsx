import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";
import type { CampaignRow } from "#campaigns/contract.ts";
import { EvaluationViews } from "#evaluations/client/list/EvaluationViews.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { inputOf } from "#platform/listState.ts";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { campaignFilters, campaignSorts } from "../../rules.ts";
import { campaigns } from "../queries.ts";

export function CampaignsScreen() {
  const { title, campaigns: texts } = useTexts("campaigns");
  const evaluations = useTexts("evaluations");
  const { language } = useLanguage();
  const list = useListState(campaignFilters, campaignSorts);
  const query = useQuery(
    campaigns.list.queryOptions({ input: inputOf(list.state), placeholderData: keepPreviousData }),
  );
  const create = (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createCampaign()}
      icon={<IconPlus size={18} aria-hidden="true" />}
      accessibleName={texts.create}
    >
      {evaluations.createBriefly}
    </LinkButton>
  );
  const columns: Column<CampaignRow>[] = [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      sort: "name",
      width: "34%",
      cell: ({ id, name }) => <InternalLink to={paths.campaign(id)}>{name}</InternalLink>,
    },
    {
      key: "people",
      header: texts.columns.people,
      align: "end",
      width: "190px",
      cell: ({ peopleCount }) => peopleCount,
    },
    {
      key: "due",
      header: texts.columns.due,
      onPhone: "detail",
      sort: "due",
      width: "150px",
      cell: ({ dueOn }) => formatDay(language, dueOn, "medium"),
    },
    {
      key: "author",
      header: texts.columns.author,
      whole: ({ authorName }) => authorName,
      cell: ({ authorName }) => authorName,
    },
    {
      key: "state",
      header: texts.columns.state,
      onPhone: "aside",
      width: "180px",
      cell: ({ isLaunched }) => (
        <StatusBadge variant={isLaunched ? "half" : "dashed"}>
          {texts.states[isLaunched ? "launched" : "prepared"]}
        </StatusBadge>
      ),
    },
  ];
  return (
    <>
      <ListPage
        title={evaluations.title}
        windowTitle={title}
        heading={(title) => (
          <>
            {title}
            <EvaluationViews current="campaigns" />
          </>
        )}
        count={texts.count}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        schema={campaignFilters}
        words={{ state: { label: texts.columns.state, values: texts.states } }}
        list={list}
        query={query}
        keyOf={({ id }) => id}
        columns={columns}
        caption={texts.caption}
        action={create}
        newAt={paths.createCampaign()}
        empty={
          <EmptyState title={texts.empty} action={create}>
            {texts.emptyDetail}
          </EmptyState>
        }
      />
    </>
  );
}
