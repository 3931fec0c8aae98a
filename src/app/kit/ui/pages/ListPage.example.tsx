import { useState } from "react";
import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import type { ListViews, SavedView } from "#platform/ui/lists/views/savedViews.ts";
import { ScreenFrame, useSample } from "../../sample.tsx";

const schema = { state: ["active", "invited"], team: "id" } as const;
const jobs = ["Adjointe administrative", "Chef de l’entrepôt", "Conseillère en ressources humaines"];
const people = jobs.map((job, index) => ({ id: String(index), name: `Camille ${index + 1}`, job }));

/** Views that live as long as the example. */
function useSampleViews(first: SavedView): ListViews {
  const [items, setItems] = useState([first]);
  const change = (id: string, facts: Partial<SavedView>) =>
    setItems(items.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  return {
    items,
    hasFailed: false,
    ask: () => undefined,
    max: 3,
    longestName: 40,
    isNameTaken: (name, own) => items.some((one) => one.id !== own && one.name === name),
    add: async (facts) => {
      const added = { ...facts, id: crypto.randomUUID(), isDefault: false };
      setItems([...items, added]);
      return added;
    },
    rename: async ({ id }, name) => change(id, { name }),
    saveState: ({ id }, state) => change(id, { state }),
    setDefault: ({ id }, isDefault) => change(id, { isDefault }),
    remove: ({ id }) => setItems(items.filter((one) => one.id !== id)),
  };
}

export function Example() {
  const list = useListState(schema, ["name", "-name"]);
  const t = useSample({
    fr: {
      title: "Personnel",
      count: { one: "{count} personne", other: "{count} personnes" },
      search: { label: "Rechercher une personne", placeholder: "Nom ou poste" },
      state: { label: "État", values: { active: "En poste", invited: "Invitation" } },
      team: { label: "Équipe" },
      chooseTeam: "Choisir une équipe…",
      selected: { one: "{count} personne sélectionnée", other: "{count} personnes sélectionnées" },
      view: "Invitations à relancer",
      name: "Nom",
      job: "Poste",
      invite: "Inviter",
      empty: "Personne pour l’instant",
    },
    en: {
      title: "People",
      count: { one: "{count} person", other: "{count} people" },
      search: { label: "Search for a person", placeholder: "Name or job" },
      state: { label: "State", values: { active: "Active", invited: "Invited" } },
      team: { label: "Team" },
      chooseTeam: "Choose a team…",
      selected: { one: "{count} person selected", other: "{count} people selected" },
      view: "Invitations to follow up",
      name: "Name",
      job: "Job",
      invite: "Invite",
      empty: "Nobody yet",
    },
  });
  const views = useSampleViews({
    id: "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11",
    name: t.view,
    state: "state=invited",
    isDefault: true,
  });
  return (
    <ScreenFrame>
      <ListPage
        title={t.title}
        count={t.count}
        search={t.search}
        schema={schema}
        words={{
          state: t.state,
          team: { ...t.team, values: {}, choose: { label: t.chooseTeam, onChoose: () => undefined } },
        }}
        list={list}
        views={views}
        query={{
          data: { items: people, total: people.length, isTotalExact: true, nextCursor: null },
          error: null,
          isFetching: false,
          isPlaceholderData: false,
          refetch: () => undefined,
        }}
        columns={[
          { key: "name", header: t.name, cell: ({ name }) => name, isName: true, sort: "name" },
          { key: "job", header: t.job, cell: ({ job }) => job, onPhone: "detail" },
        ]}
        caption={t.title}
        selection={{
          count: t.selected,
          getKey: ({ id }: { id: string }) => id,
          getName: ({ name }: { name: string }) => name,
          every: async () => people,
          max: 100,
          actions: () => [{ label: t.invite, onChoose: () => undefined }],
        }}
        importAt="/dev/kit"
        onExport={async () => new File([""], "liste.csv")}
        action={
          <LinkButton variant="primary" to={paths.invitePerson()}>
            {t.invite}
          </LinkButton>
        }
        empty={<EmptyState title={t.empty} />}
      />
    </ScreenFrame>
  );
}
