import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { countedArchived, evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { useExportFile } from "#exports/client/useExportFile.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { toListInput } from "#platform/listState.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { evaluationSorts } from "../../vocabulary/lists.ts";
import { CreateButton } from "../list/CreateButton.tsx";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { readRememberedView } from "../list/rememberedView.ts";
import { useEvaluationFilters } from "../list/useEvaluationFilters.tsx";
import { useEvaluationSelection } from "../list/useEvaluationSelection.tsx";
import { useRowActions } from "../list/useRowActions.tsx";
import { useEvaluationColumns } from "../list/useEvaluationColumns.tsx";
import { evaluations, evaluationsApi } from "../queries.ts";

export function EvaluationsScreen() {
  const texts = useTexts("evaluations");
  const { exportPdf } = useTexts("exports");
  const say = useSay();
  const { language } = useLanguage();
  const screen = useListScreen({
    filters: evaluationFilters,
    sorts: evaluationSorts,
    read: (page) => evaluations.list.queryOptions(page),
  });
  const { list, query } = screen;
  const { words, dialog: filterDialog } = useEvaluationFilters(list);
  useRememberedView();
  const views = useSavedViews("evaluations", list.viewing);
  const { selection, ask, bulkDialog } = useEvaluationSelection(toListInput(list.state));
  const { listActions, dialog } = useRowActions(ask);
  const pdf = useExportFile();
  const columns = useEvaluationColumns(listActions);
  const archived = list.filters.status ? 0 : (query.data?.archived ?? 0);
  return (
    <>
      <ListPage
        title={texts.title}
        heading={(title) => (
          <>
            {title}
            <EvaluationViews current="list" />
          </>
        )}
        count={texts.list.count}
        search={{ label: texts.list.search, placeholder: texts.list.searchHint }}
        {...screen}
        words={words}
        views={views}
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
        action={<CreateButton />}
        newAt={paths.createEvaluation()}
        alsoExport={[
          {
            label: exportPdf,
            onChoose: () =>
              void pdf.run({ kind: "evaluations", format: "pdf", parameters: toListInput(list.state) }),
          },
        ]}
        onExport={(format) => evaluationsApi.export({ format, language, ...toListInput(list.state) })}
        empty={
          <EmptyState title={texts.list.empty} action={<CreateButton />}>
            {texts.list.emptyDetail}
          </EmptyState>
        }
      />
      {dialog}
      {bulkDialog}
      {filterDialog}
    </>
  );
}

/** Without parameters, as the menu opens it, the list shows the view that was chosen last. */
function useRememberedView() {
  const go = useGo();
  const { searchStr } = useLocation();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const view = readRememberedView();
    if (searchStr !== "" || view === "list") return;
    go(view === "board" ? paths.evaluationsBoard() : paths.evaluationsCalendar(), { replace: true });
  });
}
