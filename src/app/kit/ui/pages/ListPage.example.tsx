import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { ScreenFrame, useSample } from "../../sample.tsx";

const schema = { state: ["active", "invited"] } as const;
const jobs = ["Adjointe administrative", "Chef de l’entrepôt", "Conseillère en ressources humaines"];
const people = jobs.map((job, index) => ({ id: String(index), name: `Camille ${index + 1}`, job }));

export function Example() {
  const list = useListState(schema, ["name", "-name"]);
  const t = useSample({
    fr: {
      title: "Personnel",
      count: { one: "{count} personne", other: "{count} personnes" },
      search: { label: "Rechercher une personne", placeholder: "Nom ou poste" },
      state: { label: "État", values: { active: "En poste", invited: "Invitation" } },
      selected: { one: "{count} personne sélectionnée", other: "{count} personnes sélectionnées" },
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
      selected: { one: "{count} person selected", other: "{count} people selected" },
      name: "Name",
      job: "Job",
      invite: "Invite",
      empty: "Nobody yet",
    },
  });
  return (
    <ScreenFrame>
      <ListPage
        title={t.title}
        count={t.count}
        search={t.search}
        schema={schema}
        words={{ state: t.state }}
        list={list}
        query={{
          data: { items: people, total: people.length, isTotalExact: true, nextCursor: null },
          error: null,
          isFetching: false,
          isPlaceholderData: false,
          refetch: () => undefined,
        }}
        keyOf={({ id }) => id}
        columns={[
          { key: "name", header: t.name, cell: ({ name }) => name, isName: true, sort: "name" },
          { key: "job", header: t.job, cell: ({ job }) => job, onPhone: "detail" },
        ]}
        caption={t.title}
        selection={{
          count: t.selected,
          keyOf: ({ id }: { id: string }) => id,
          nameOf: ({ name }: { name: string }) => name,
          every: async () => people,
          most: 100,
          actions: () => [{ label: t.invite, onChoose: () => undefined }],
        }}
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
