import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { toPageInput } from "#platform/listState.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { useReadablePage } from "#platform/ui/lists/useReadablePage.ts";
import { Pager } from "#platform/ui/lists/Pager.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { TeamDetail } from "#teams/contract.ts";
import { teams } from "../queries.ts";
import styles from "../teams.module.css";
import { useMemberColumns } from "./useMemberColumns.tsx";

const AddMembersDialog = later(async () => (await import("./AddMembersDialog.tsx")).AddMembersDialog);

/** Who is in a team, page by page, as many as they are. */
export function Members({ team }: { team: TeamDetail }) {
  const texts = useTexts("teams");
  const { list: listTexts } = useTexts("kit");
  const say = useSay();
  const mayChange = useCan("managePeople");
  const [isAdding, setIsAdding] = useState(false);
  const list = useListState({});
  const asked = useQuery(
    teams.members.queryOptions({
      input: { id: team.id, ...toPageInput(list.state) },
      placeholderData: keepPreviousData,
    }),
  );
  const query = useReadablePage(asked, list);
  const { columns, dialog } = useMemberColumns(team);
  const add = mayChange ? (
    <Button
      variant="primary"
      size="small"
      icon={<IconUserPlus size={18} aria-hidden="true" />}
      onClick={() => setIsAdding(true)}
    >
      {texts.members.add}
    </Button>
  ) : null;
  const isEmpty = team.memberCount === 0;
  return (
    <section aria-label={texts.fields.members}>
      {!isEmpty && (
        <div className={styles.bar}>
          <SearchField
            compact
            label={texts.members.search}
            placeholder={texts.members.searchHint}
            value={list.search}
            onChange={(search) => list.change({ search })}
          />
          {add}
        </div>
      )}
      <QueryTable
        query={query}
        items={({ items }) => items}
        getKey={({ id }) => id}
        columns={columns}
        caption={texts.members.caption}
        dense="compact"
        isDimmed={({ isActive }) => !isActive}
        empty={
          list.search ? (
            <EmptyState
              drawing="missingPiece"
              title={say(listTexts.noMatch, { search: list.search })}
              action={<Button onClick={list.clear}>{listTexts.clearSearch}</Button>}
            />
          ) : (
            <EmptyState title={texts.members.empty} action={add}>
              {texts.members.emptyDetail}
            </EmptyState>
          )
        }
        footer={(page) => <Pager {...list.buildPager(page)} />}
      />
      {dialog}
      <AddMembersDialog open={isAdding} team={team} onClose={() => setIsAdding(false)} />
    </section>
  );
}
