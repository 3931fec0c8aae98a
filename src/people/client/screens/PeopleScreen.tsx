import { useState } from "react";
import { paths } from "#paths.ts";
import { peopleList } from "#people/rules.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { idIn } from "#platform/ids.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { later } from "#platform/ui/later.ts";
import { toListInput } from "#platform/listState.ts";
import { Row } from "#platform/ui/page/Section.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import type { Evaluating } from "../list/evaluate/evaluating.ts";
import { PeopleViews } from "../list/PeopleViews.tsx";
import { usePeopleColumns } from "../list/usePeopleColumns.tsx";
import type { TeamsOfList } from "../list/teamsOfList.ts";
import { usePositionName } from "../list/position/usePositionName.ts";
import { usePeopleSelection } from "../list/usePeopleSelection.tsx";
import { useDeparture } from "../person/useDeparture.tsx";
import { people, peopleApi } from "../queries.ts";

const ChoosePositionDialog = later(
  async () => (await import("../list/position/ChoosePositionDialog.tsx")).ChoosePositionDialog,
);
const PersonPreview = later(async () => (await import("../list/PersonPreview.tsx")).PersonPreview);

interface PeopleScreenProps {
  teams: TeamsOfList;
  evaluating: Evaluating;
}

export function PeopleScreen({ teams, evaluating }: PeopleScreenProps) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const go = useGo();
  const screen = useListScreen({
    ...peopleList,
    read: (page) => people.list.queryOptions(page),
  });
  const { list, query } = screen;
  const views = useSavedViews("people", list.viewing);
  const ownLeads = query.data?.ownLeads ?? [];
  const preview = useDrawer(idIn);
  const { departure, ...activation } = useDeparture(ownLeads);
  const columns = usePeopleColumns({ activation, onPreview: preview.show });
  const { selection, dialog } = usePeopleSelection(toListInput(list.state), ownLeads, teams, evaluating);
  const [isChoosingTeam, setIsChoosingTeam] = useState(false);
  const [isChoosingPosition, setIsChoosingPosition] = useState(false);
  const { team, jobPositionId } = list.filters;
  const teamName = teams.useTeamName(team);
  const positionName = usePositionName(jobPositionId);
  const invite = <CreateLink to={paths.invitePerson()} label={texts.invite} shown={texts.inviteBriefly} />;
  return (
    <>
      <ListPage
        title={texts.title}
        heading={(title) => (
          <>
            {title}
            <PeopleViews current="list" />
          </>
        )}
        count={texts.count}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        {...screen}
        words={{
          state: { label: texts.columns.state, values: texts.states },
          role: { label: texts.columns.role, values: texts.roles },
          hrStatus: { label: texts.labels.hrStatus, values: texts.values.hrStatus },
          manager: { label: texts.columns.manager, values: { none: texts.noManager } },
          jobPositionId: {
            label: texts.columns.job,
            values: jobPositionId ? { [jobPositionId]: positionName ?? texts.columns.job } : {},
            choose: { label: texts.positionFilter.more, onChoose: () => setIsChoosingPosition(true) },
          },
          team: {
            label: texts.columns.teams,
            values: team ? { [team]: teamName ?? texts.columns.teams } : {},
            choose: { label: teams.chooseLabel, onChoose: () => setIsChoosingTeam(true) },
          },
        }}
        views={views}
        columns={columns}
        caption={texts.caption}
        isDimmed={({ isActive }) => !isActive}
        action={invite}
        importAt={paths.importPeople()}
        newAt={paths.invitePerson()}
        selection={selection}
        preview={preview}
        onEdit={({ id }) => go(paths.editPerson(id))}
        onExport={(format) => peopleApi.export({ format, language, ...toListInput(list.state) })}
        empty={
          <EmptyState
            title={texts.empty}
            action={
              <Row>
                {invite}
                <LinkButton size="small" to={paths.importPeople()}>
                  {texts.importFile}
                </LinkButton>
              </Row>
            }
          >
            {texts.emptyDetail}
          </EmptyState>
        }
      />
      {dialog}
      {departure}
      <ChoosePositionDialog
        open={isChoosingPosition}
        onChoose={(id) => list.change({ filters: { jobPositionId: id } })}
        onClose={() => setIsChoosingPosition(false)}
      />
      <teams.ChooseDialog
        open={isChoosingTeam}
        onChoose={(id) => list.change({ filters: { team: id } })}
        onClose={() => setIsChoosingTeam(false)}
      />
      <PersonPreview open={preview.shown !== null} preview={preview} rows={query.data?.items ?? []} />
    </>
  );
}
