import { IconPencil } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { Truncated } from "#platform/ui/tooltip/Truncated.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      short: "Entrepôt",
      long: "Direction principale des opérations et de la logistique du Nord-du-Québec",
      job: "Coordination régionale de la santé et de la sécurité du travail, territoires nordiques",
      name: "Équipe",
      jobs: "Poste",
      caption: "Équipes",
      edit: "Modifier",
    },
    en: {
      short: "Warehouse",
      long: "Head office of operations and logistics for Northern Quebec and its territories",
      job: "Regional coordination of occupational health and safety, northern territories",
      name: "Team",
      jobs: "Job",
      caption: "Teams",
      edit: "Edit",
    },
  });
  return (
    <>
      <State name="a name that fits, and one that is cut">
        <div style={{ width: "220px" }}>
          <Truncated>{t.short}</Truncated>
          <Truncated>{t.long}</Truncated>
          <InternalLink to={paths.teams()}>
            <Truncated>{t.long}</Truncated>
          </InternalLink>
        </div>
      </State>
      <State name="an icon that stands alone">
        <IconButton
          label={t.edit}
          icon={<IconPencil size={20} aria-hidden="true" />}
          onClick={() => undefined}
        />
      </State>
      <State name="cut cells of a row" fullWidth>
        <QueryTable
          query={{ data: [t], error: null, isFetching: false, refetch: () => undefined }}
          items={(rows) => rows}
          getKey={() => "1"}
          caption={t.caption}
          dense="compact"
          empty={null}
          columns={[
            {
              key: "name",
              header: t.name,
              isName: true,
              width: "120px",
              cell: ({ long }) => <InternalLink to={paths.teams()}>{long}</InternalLink>,
            },
            { key: "job", header: t.jobs, width: "120px", onPhone: "detail", cell: ({ job }) => job },
            { key: "short", header: t.short, cell: ({ short }) => short },
          ]}
        />
      </State>
    </>
  );
}
