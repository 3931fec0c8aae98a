import { Navigate } from "@tanstack/react-router";
import { useRef } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { QueryTable, type RowGroup } from "#platform/ui/lists/QueryTable.tsx";
import { useListKeys } from "#platform/ui/lists/useListKeys.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { useMySurveys, type MySurvey } from "../mine/useMySurveys.ts";
import { getAddress, useSurveyColumns } from "../mine/useSurveyColumns.tsx";
import styles from "../mine/mine.module.css";

/** The surveys of a person who is asked: those to answer, and what the others led to. Those in charge have all runs. */
export function MySurveysScreen() {
  const isInCharge = useCan("managePeople");
  return isInCharge ? <Navigate to={paths.pulseRuns()} replace /> : <MySurveys />;
}

function MySurveys() {
  const texts = useTexts("mySurveys");
  const frame = useRef<HTMLDivElement>(null);
  const go = useGo();
  const { query, more } = useMySurveys();
  const columns = useSurveyColumns();
  const openRow = (id: string) => {
    const survey = query.data?.find((one) => one.id === id);
    if (survey) go(getAddress(survey));
  };
  useListKeys(frame, {
    newAt: undefined,
    onPreview: undefined,
    onSelect: undefined,
    onSelectPage: undefined,
    onEdit: openRow,
  });
  const groupRows = (all: readonly MySurvey[]): RowGroup<MySurvey>[] =>
    (["open", "past"] as const)
      .map((kind) => ({
        key: kind,
        heading: texts.groups[kind],
        items: all.filter((survey) => survey.kind === kind),
      }))
      .filter(({ items }) => items.length > 0);
  return (
    // With the title, which has the focus when the page comes: the keys of the list work from it.
    <div ref={frame}>
      <ListFrame title={texts.title}>
        <QueryTable
          query={query}
          items={(items) => items}
          getKey={({ id }) => id}
          columns={columns}
          dense="comfortable"
          caption={texts.caption}
          groupRows={groupRows}
          empty={<EmptyState title={texts.empty}>{texts.emptyDetail}</EmptyState>}
          footer={() => (
            <div className={styles.foot}>
              {more && (
                <Button busy={more.busy} onClick={more.read}>
                  {texts.more}
                </Button>
              )}
              <p className={styles.hint}>{texts.hint}</p>
            </div>
          )}
        />
      </ListFrame>
    </div>
  );
}
