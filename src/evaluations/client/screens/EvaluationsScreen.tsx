import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { countedArchived, evaluationFilters, evaluationSorts } from "#evaluations/rules/enumerations.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { inputOf, questionOf } from "#platform/listState.ts";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { useTeamName } from "#teams/client/queries.ts";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { useEvaluationSelection } from "../list/useEvaluationSelection.tsx";
import { useRowActions } from "../list/useRowActions.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations, evaluationsApi } from "../queries.ts";

const ChooseTeamDialog = later(
  async () => (await import("#teams/client/people/ChooseTeamDialog.tsx")).ChooseTeamDialog,
);

export function EvaluationsScreen() {
  const texts = useTexts("evaluations");
  const teamTexts = useTexts("teams");
  const say = useSay();
  const { language } = useLanguage();
  const list = useListState(evaluationFilters, evaluationSorts);
  const views = useSavedViews("evaluations", list.viewing);
  const query = useQuery(
    evaluations.list.queryOptions({ input: inputOf(list.state), placeholderData: keepPreviousData }),
  );
  const { actionsOf, dialog } = useRowActions();
  const columns = useEvaluationColumns(actionsOf);
  const archived = list.filters.status ? 0 : (query.data?.archived ?? 0);
  const { selection, bulkDialog } = useEvaluationSelection(questionOf(list.state));
  const { team } = list.filters;
  const [isChoosingTeam, setIsChoosingTeam] = useState(false);
  const teamName = useTeamName(team);
  const create = (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createEvaluation()}
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {texts.create}
    </LinkButton>
  );
  return (
    <>
      <EvaluationViews current="list" />
      <ListPage
        title={texts.title}
        count={texts.list.count}
        search={{ label: texts.list.search, placeholder: texts.list.searchHint }}
        schema={evaluationFilters}
        words={{
          status: { label: texts.list.columns.status, values: texts.statuses },
          type: { label: texts.list.columns.type, values: texts.types },
          concerns: texts.list.filters.concerns,
          due: { label: texts.list.columns.due, values: texts.list.filters.due },
          team: {
            label: texts.list.team,
            values: team ? { [team]: teamName ?? texts.list.team } : {},
            choose: { label: teamTexts.ofPeople.chooseMore, onChoose: () => setIsChoosingTeam(true) },
          },
        }}
        list={list}
        views={views}
        query={query}
        keyOf={({ id }) => id}
        columns={columns}
        caption={texts.list.caption}
        leftOut={
          archived > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => list.change({ filters: { status: "archived" } })}
            >
              {archived < countedArchived
                ? say(texts.list.archived, { count: archived })
                : say(texts.list.moreArchived, { count: countedArchived - 1 })}
            </Button>
          )
        }
        selection={selection}
        isDimmed={({ status }) => status === "archived"}
        action={create}
        newAt={paths.createEvaluation()}
        onExport={(format) => evaluationsApi.export({ format, language, ...questionOf(list.state) })}
        empty={
          <EmptyState title={texts.list.empty} action={create}>
            {texts.list.emptyDetail}
          </EmptyState>
        }
      />
      {dialog}
      {bulkDialog}
      <ChooseTeamDialog
        open={isChoosingTeam}
        onChoose={(id) => list.change({ filters: { team: id } })}
        onClose={() => setIsChoosingTeam(false)}
      />
    </>
  );
}
