import { useQuery } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";
import type { CampaignRow } from "#campaigns/contract.ts";
import { EvaluationViews } from "#evaluations/client/list/EvaluationViews.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { QueryTable, type Column } from "#platform/ui/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { campaigns } from "../queries.ts";

export function CampaignsScreen() {
  const { title, campaigns: texts } = useTexts("campaigns");
  const { language } = useLanguage();
  const query = useQuery(campaigns.list.queryOptions({ input: {} }));
  const create = (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createCampaign()}
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {texts.create}
    </LinkButton>
  );
  const columns: Column<CampaignRow>[] = [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      width: "34%",
      cell: ({ id, name }) => <InternalLink to={paths.campaign(id)}>{name}</InternalLink>,
    },
    {
      key: "people",
      header: texts.columns.people,
      align: "end",
      width: "160px",
      cell: ({ peopleCount }) => peopleCount,
    },
    {
      key: "due",
      header: texts.columns.due,
      onPhone: "detail",
      width: "150px",
      cell: ({ dueOn }) => formatDay(language, dueOn, "medium"),
    },
    { key: "author", header: texts.columns.author, cell: ({ authorName }) => authorName },
    {
      key: "state",
      header: texts.columns.state,
      onPhone: "aside",
      width: "180px",
      cell: ({ isLaunched }) => (
        <StatusBadge variant={isLaunched ? "half" : "dashed"}>
          {isLaunched ? texts.launched : texts.prepared}
        </StatusBadge>
      ),
    },
  ];
  return (
    <>
      <EvaluationViews current="campaigns" />
      <Page title={title} action={create}>
        <QueryTable
          query={query}
          items={({ items }) => items}
          keyOf={({ id }) => id}
          columns={columns}
          dense="compact"
          caption={texts.caption}
          empty={
            <EmptyState title={texts.empty} action={create}>
              {texts.emptyDetail}
            </EmptyState>
          }
        />
      </Page>
    </>
  );
}
