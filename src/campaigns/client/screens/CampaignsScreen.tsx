import type { CampaignRow } from "#campaigns/contract.ts";
import { EvaluationViews } from "#evaluations/client/list/EvaluationViews.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { campaignFilters } from "../../rules.ts";
import { campaignSorts } from "../../vocabulary.ts";
import { campaigns } from "../queries.ts";

export function CampaignsScreen() {
  const { title, campaigns: texts } = useTexts("campaigns");
  const evaluations = useTexts("evaluations");
  const { language } = useLanguage();
  const screen = useListScreen({
    filters: campaignFilters,
    sorts: campaignSorts,
    read: (page) => campaigns.list.queryOptions(page),
  });
  const create = (
    <CreateLink to={paths.createCampaign()} label={texts.create} shown={evaluations.createBriefly} />
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
        {...screen}
        words={{ state: { label: texts.columns.state, values: texts.states } }}
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
