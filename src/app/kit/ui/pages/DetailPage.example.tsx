import { paths } from "#paths.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Facts, Section } from "#platform/ui/page/Section.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { ScreenFrame, useSample } from "../../sample.tsx";

const query = { data: "Camille Tremblay", error: null, isFetching: false, refetch: () => undefined };

export function Example() {
  const t = useSample({
    fr: {
      people: "Personnel",
      status: "En poste",
      line: "Gestionnaire des opérations · depuis 2021",
      edit: "Modifier",
      remove: "Désactiver",
      section: "Évaluations",
      none: "Aucune évaluation pour l’instant.",
      team: "Équipe",
    },
    en: {
      people: "People",
      status: "Active",
      line: "Operations manager · since 2021",
      edit: "Edit",
      remove: "Deactivate",
      section: "Evaluations",
      none: "No evaluation yet.",
      team: "Team",
    },
  });
  const back = { label: t.people, to: paths.people() };
  return (
    <ScreenFrame>
      <ObjectView query={query} absent={{ title: t.none, detail: t.none, back }}>
        {(name) => (
          <DetailPage
            trail={[back]}
            title={name}
            mark={<Avatar initials="CT" size="large" />}
            status={<StatusBadge variant="check">{t.status}</StatusBadge>}
            line={t.line}
            action={<Button variant="primary">{t.edit}</Button>}
            menu={[{ label: t.remove, danger: true, onChoose: () => undefined }]}
            facts={<Facts facts={[{ label: t.team, value: "Opérations" }]} />}
          >
            <Section title={t.section}>{t.none}</Section>
          </DetailPage>
        )}
      </ObjectView>
    </ScreenFrame>
  );
}
