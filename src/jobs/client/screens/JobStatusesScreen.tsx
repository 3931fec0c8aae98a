import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { JobStatus } from "#jobs/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { EditableGrid } from "#platform/ui/forms/EditableGrid.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { notify } from "#platform/ui/notify.ts";
import { Page } from "#platform/ui/Page.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { JobTabs } from "../JobTabs.tsx";
import { mostStatuses } from "../../rules.ts";
import {
  emptyRow,
  readPastedStatuses,
  rowsOf,
  statusInput,
  whyNotStatuses,
  type StatusRow,
} from "../../rules/statusRows.ts";
import { jobs, jobsApi } from "../queries.ts";

export function JobStatusesScreen() {
  const { statuses: texts, positions } = useTexts("jobs");
  useTrail([{ label: positions.title, to: paths.jobPositions() }]);
  const query = useQuery(jobs.listStatuses.queryOptions({ input: {} }));
  return (
    <>
      <JobTabs current={paths.jobStatuses()} />
      <Page title={texts.title} intro={texts.intro}>
        <QueryView query={query} skeleton="form">
          {({ items }) => <Statuses statuses={items} />}
        </QueryView>
      </Page>
    </>
  );
}

/** All statuses in their order, stored at once; made from those that were read, or refused. */
function Statuses({ statuses }: { statuses: readonly JobStatus[] }) {
  const { statuses: texts } = useTexts("jobs");
  const { saved } = useTexts("skills");
  const { actions } = useTexts("platform");
  const say = useSay();
  /** What the typing began with. */
  const [base, setBase] = useState(statuses);
  const save = useAction({
    run: (rows: readonly StatusRow[]) =>
      jobsApi.replaceStatuses({ known: base.map(({ id }) => id), items: statusInput(rows) }),
    refresh: [jobs.listStatuses.key()],
    announce: () => saved,
    success: ({ archived }) => (archived > 0 ? say(texts.archived, { count: archived }) : null),
  });
  const form = useEditForm<{ items: readonly StatusRow[] }>({
    initial: { items: rowsOf(statuses) },
    check: ({ items }) =>
      Object.fromEntries(
        Object.entries(whyNotStatuses(items)).map(([path, reason]) => [
          `items.${path}`,
          reason === "duplicate" ? { sentence: texts.twice } : reason,
        ]),
      ),
    send: async ({ items }) => {
      const stored = await save.attempt(items);
      setBase(stored.items);
      form.reset({ items: rowsOf(stored.items) });
    },
    onFailure: ({ code }) => {
      if (code !== "status_conflict") return false;
      notify.error(texts.conflict);
      return true;
    },
  });
  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary} fullWidth>
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
          errorOf={(path) => form.at(path).error}
          empty={emptyRow}
          most={mostStatuses}
          ordered
          readPaste={readPastedStatuses}
        />
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset({ items: rowsOf(base) })}
      />
    </>
  );
}
