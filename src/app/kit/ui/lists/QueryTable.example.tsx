import { Pager } from "#platform/ui/lists/Pager.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { State, useSample } from "../../sample.tsx";

const people = [
  { id: "1", name: "Zoé Arsenault", job: "Adjointe administrative" },
  { id: "2", name: "Samuel Awashish", job: "Chef de l’entrepôt" },
];
const query = { data: { items: people }, error: null, isFetching: false, refetch: () => undefined };

export function Example() {
  const t = useSample({
    fr: { name: "Nom", job: "Poste", caption: "Personnes", empty: "Personne pour l’instant." },
    en: { name: "Name", job: "Job", caption: "People", empty: "Nobody yet." },
  });
  const table = {
    getKey: ({ id }: (typeof people)[number]) => id,
    caption: t.caption,
    empty: t.empty,
    columns: [
      { key: "name", header: t.name, cell: ({ name }: (typeof people)[number]) => name, isName: true },
      { key: "job", header: t.job, cell: ({ job }: (typeof people)[number]) => job },
    ],
  };
  return (
    <>
      <State name="rows and their pager" fullWidth>
        <QueryTable
          {...table}
          query={query}
          items={({ items }) => items}
          footer={() => (
            <Pager
              before={25}
              shown={25}
              total={214}
              isTotalExact
              size={25}
              onSize={() => undefined}
              onPrevious={() => undefined}
              onNext={null}
            />
          )}
        />
      </State>
      <State name="nothing" fullWidth>
        <QueryTable {...table} query={{ ...query, data: { items: [] } }} items={({ items }) => items} />
      </State>
      <State name="failed" fullWidth>
        <QueryTable
          {...table}
          query={{ ...query, data: undefined, error: new TypeError("Failed to fetch") }}
          items={(data: typeof query.data) => data.items}
        />
      </State>
    </>
  );
}
