import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { JobStatuses } from "#jobs/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { EditableGrid } from "#platform/ui/forms/EditableGrid.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { JobTabs } from "../JobTabs.tsx";
import { maxStatuses } from "../../rules.ts";
import {
  emptyRow,
  readPastedStatuses,
  toStatusRows,
  toStatusInput,
  formatStatuses,
  whyNotStatuses,
  type StatusRow,
} from "../../rules/statusRows.ts";
import { jobs, jobsApi } from "../queries.ts";
import styles from "../jobs.module.css";

export function JobStatusesScreen() {
  const { statuses: texts, positions } = useTexts("jobs");
  useTrail([{ label: positions.title, to: paths.jobPositions() }]);
  const query = useQuery(jobs.listStatuses.queryOptions({ input: {} }));
  return (
    <ListFrame
      title={texts.title}
      heading={(title) => <JobTabs current={paths.jobStatuses()} title={title} />}
    >
      <p className={styles.intro}>{texts.intro}</p>
      <QueryView query={query} skeleton="form">
        {(stored) => <Statuses stored={stored} />}
      </QueryView>
    </ListFrame>
  );
}

/** All statuses in their order, stored at once over the version that was read. */
function Statuses({ stored }: { stored: JobStatuses }) {
  const { statuses: texts } = useTexts("jobs");
  const { saved } = useTexts("skills");
  const say = useSay();
  const save = useAction({
    run: (change: Parameters<typeof jobsApi.replaceStatuses>[0]) => jobsApi.replaceStatuses(change),
    refresh: [jobs.listStatuses.key()],
    announce: () => saved,
    success: ({ archived }) => (archived > 0 ? say(texts.archived, { count: archived }) : null),
  });
  const edit = useVersionedForm<JobStatuses, { items: readonly StatusRow[] }>({
    stored,
    toValues: ({ items }) => ({ items: toStatusRows(items) }),
    labels: { items: texts.title },
    inWords: (_, { items }) => formatStatuses(items),
    check: ({ items }) =>
      Object.fromEntries(
        Object.entries(whyNotStatuses(items)).map(([path, reason]) => [
          `items.${path}`,
          reason === "duplicate" ? { sentence: texts.twice } : reason,
        ]),
      ),
    send: ({ items }, { version }) => save.attempt({ version, items: toStatusInput(items, stored.items) }),
  });
  const { form } = edit;
  return (
    <VersionedForm edit={edit} fullWidth>
      <EditableGrid<StatusRow>
        caption={texts.caption}
        path="items"
        columns={[
          { key: "fr", header: texts.nameFr, maxLength: 120 },
          { key: "en", header: texts.nameEn, maxLength: 120, optional: true },
        ]}
        rows={form.values.items}
        onChange={(rows) => form.set("items", rows)}
        onLeave={(path) => form.at(path).onBlur()}
        getError={(path) => form.at(path).error}
        empty={emptyRow}
        maxRows={maxStatuses}
        ordered
        readPaste={readPastedStatuses}
      />
    </VersionedForm>
  );
}
