import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { IconPlus } from "@tabler/icons-react";
import type { EvaluationStatus } from "#evaluations/contract.ts";
import { evaluationStatuses } from "#evaluations/rules/enumerations.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Pager } from "#platform/ui/Pager.tsx";
import { QueryTable } from "#platform/ui/QueryTable.tsx";
import { SearchField } from "#platform/ui/SearchField.tsx";
import { usePageTrail } from "#platform/ui/usePageTrail.ts";
import { StatusFilter } from "../list/StatusFilter.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations } from "../queries.ts";
import styles from "../list/list.module.css";

const sizes = [25, 50, 100];

export function EvaluationsScreen() {
  const texts = useTexts("evaluations");
  const say = useSay();
  const { search, status, size, setState } = useListState();
  const { cursor, pagerOf } = usePageTrail(`${size} ${status ?? ""} ${search}`, size);
  const list = useQuery(
    evaluations.list.queryOptions({
      input: {
        limit: size,
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useEvaluationColumns();
  const create = (
    <LinkButton
      variant="primary"
      to={paths.createEvaluation()}
      icon={<IconPlus size={20} aria-hidden="true" />}
    >
      {texts.create}
    </LinkButton>
  );
  const clear = <Button onClick={() => setState({ search: "", status: null })}>{texts.list.clear}</Button>;

  return (
    <Page
      title={texts.title}
      intro={list.data && say(texts.list.count, { count: list.data.total })}
      action={create}
    >
      <div className={styles.tools}>
        <SearchField
          label={texts.list.search}
          placeholder={texts.list.searchHint}
          value={search}
          onChange={(value) => setState({ search: value })}
        />
        <StatusFilter value={status} onChange={(value) => setState({ status: value })} />
      </div>
      <QueryTable
        query={list}
        items={({ items }) => items}
        keyOf={({ id }) => id}
        columns={columns}
        caption={texts.list.caption}
        isDimmed={(row) => row.status === "archived"}
        empty={
          search || status ? (
            <EmptyState
              drawing="missingPiece"
              title={search ? say(texts.list.noMatch, { search }) : texts.list.noneWithStatus}
              action={clear}
            />
          ) : (
            <EmptyState title={texts.list.empty} action={create}>
              {texts.list.emptyDetail}
            </EmptyState>
          )
        }
        footer={(page) => <Pager {...pagerOf(page)} onSize={(value) => setState({ size: value })} />}
      />
    </Page>
  );
}

interface ListState {
  search: string;
  status: EvaluationStatus | null;
  size: number;
}

/** What is looked for lives in the address, so that Back works and a list can be shared. */
function useListState() {
  const given = useSearch({ strict: false });
  const go = useGo();
  const state: ListState = {
    search: given.search ?? "",
    status: evaluationStatuses.find((one) => one === given.status) ?? null,
    size: sizes.find((one) => one === given.size) ?? 25,
  };
  const setState = (change: Partial<ListState>) => {
    const next = { ...state, ...change };
    const query = new URLSearchParams();
    if (next.search) query.set("search", next.search);
    if (next.status) query.set("status", next.status);
    if (next.size !== 25) query.set("size", String(next.size));
    go(`${paths.evaluations()}${query.size > 0 ? `?${query}` : ""}`, { replace: true });
  };
  return { ...state, setState };
}
