import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { Profile } from "#people/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Pager } from "#platform/ui/Pager.tsx";
import { QueryTable } from "#platform/ui/QueryTable.tsx";
import { SearchField } from "#platform/ui/SearchField.tsx";
import { usePageTrail } from "#platform/ui/usePageTrail.ts";
import { EditPersonDialog } from "../list/EditPersonDialog.tsx";
import { usePeopleColumns } from "../list/usePeopleColumns.tsx";
import { people } from "../queries.ts";

const sizes = [25, 50, 100];

export function PeopleScreen() {
  const texts = useTexts("people");
  const say = useSay();
  const { search, size, setState } = useListState();
  const { cursor, pagerOf } = usePageTrail(`${size} ${search}`, size);
  const [edited, setEdited] = useState<Profile | null>(null);

  const list = useQuery(
    people.list.queryOptions({
      input: { limit: size, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
      placeholderData: keepPreviousData,
    }),
  );
  const ownLeads = list.data?.ownLeads ?? [];
  const columns = usePeopleColumns({ onEdit: setEdited, ownLeads });
  const invite = (
    <LinkButton variant="primary" to={paths.invitePerson()} icon={<IconPlus size={20} aria-hidden="true" />}>
      {texts.invite}
    </LinkButton>
  );

  return (
    <Page
      title={texts.title}
      intro={list.data && say(texts.count, { count: list.data.total })}
      action={invite}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onChange={(value) => setState({ search: value })}
      />
      <QueryTable
        query={list}
        items={({ items }) => items}
        keyOf={({ id }) => id}
        columns={columns}
        caption={texts.caption}
        isDimmed={({ isActive }) => !isActive}
        empty={
          search ? (
            <EmptyState
              drawing="missingPiece"
              title={say(texts.noMatch, { search })}
              action={<Button onClick={() => setState({ search: "" })}>{texts.clearSearch}</Button>}
            />
          ) : (
            <EmptyState title={texts.empty} action={invite}>
              {texts.emptyDetail}
            </EmptyState>
          )
        }
        footer={(page) => <Pager {...pagerOf(page)} onSize={(value) => setState({ size: value })} />}
      />
      {edited && <EditPersonDialog person={edited} ownLeads={ownLeads} onClose={() => setEdited(null)} />}
    </Page>
  );
}

/** What is looked for lives in the address, so that Back works and a list can be shared. */
function useListState() {
  const given = useSearch({ strict: false });
  const go = useGo();
  const search = given.search ?? "";
  const size = sizes.find((one) => one === given.size) ?? 25;
  const setState = (change: { search?: string; size?: number }) => {
    const next = { search, size, ...change };
    const query = new URLSearchParams();
    if (next.search) query.set("search", next.search);
    if (next.size !== 25) query.set("size", String(next.size));
    go(`${paths.people()}${query.size > 0 ? `?${query}` : ""}`, { replace: true });
  };
  return { search, size, setState };
}
