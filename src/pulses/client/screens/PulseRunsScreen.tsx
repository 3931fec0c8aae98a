import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import { later } from "#platform/ui/later.ts";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { QueryTable, type RowGroup } from "#platform/ui/lists/QueryTable.tsx";
import { useListKeys } from "#platform/ui/lists/useListKeys.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { RunRow } from "../../contract/runs.ts";
import { PulseTabs } from "../PulseTabs.tsx";
import type { Asking } from "../runs/RunLayers.tsx";
import { PulseDrawing } from "../runs/PulseDrawing.tsx";
import { useRunColumns } from "../runs/useRunColumns.tsx";
import { shownStatuses, useRuns } from "../runs/useRuns.ts";
import styles from "../runs/runs.module.css";

const RunLayers = later(async () => (await import("../runs/RunLayers.tsx")).RunLayers);

/** The runs of all surveys: those that people answer now, those to come, those that are over. */
export function PulseRunsScreen() {
  const { tabs } = useTexts("pulses");
  const texts = useTexts("pulseRuns");
  const frame = useRef<HTMLDivElement>(null);
  const drawer = useDrawer();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { query, more } = useRuns();
  const isAdmin = useCan("administer");
  const columns = useRunColumns({
    onAsk: (asked, run) => setAsking({ asked, run }),
    onDetails: ({ id }) => drawer.show(id),
  });
  // What is ready to send, for those who may open it.
  const beginning = isAdmin ? paths.pulseLibrary() : paths.pulseTemplates();
  useListKeys(frame, { newAt: beginning, onPreview: drawer.show, onEdit: drawer.show, ...noSelection });
  const groupRows = (all: readonly RunRow[]): RowGroup<RunRow>[] =>
    shownStatuses
      .map((status) => ({
        key: status,
        heading: texts.groups[status],
        items: all.filter((run) => run.status === status),
      }))
      .filter(({ items }) => items.length > 0);
  return (
    <ListFrame
      title={tabs.runs}
      heading={(title) => <PulseTabs current={paths.pulseRuns()} title={title} />}
      action={
        <LinkButton
          variant="primary"
          size="small"
          to={beginning}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {texts.create}
        </LinkButton>
      }
    >
      <div ref={frame}>
        <QueryTable
          query={query}
          items={(items) => items}
          getKey={({ id }) => id}
          columns={columns}
          dense="comfortable"
          caption={texts.caption}
          groupRows={groupRows}
          shown={drawer.shown}
          empty={
            <EmptyState
              drawing={<PulseDrawing />}
              title={texts.empty}
              action={
                <LinkButton variant="primary" to={beginning}>
                  {texts.chooseTemplate}
                </LinkButton>
              }
            >
              {texts.emptyDetail}
            </EmptyState>
          }
          footer={(all) => (
            <>
              {more.length > 0 && (
                <div className={styles.more}>
                  {more.map(({ status, busy, read }) => (
                    <Button key={status} busy={busy} onClick={read}>
                      {texts.more[status]}
                    </Button>
                  ))}
                </div>
              )}
              {all.some(({ status }) => status === "open") && (
                <p className={styles.hint}>{texts.participation.rounded}</p>
              )}
            </>
          )}
        />
      </div>
      <RunLayers
        open={drawer.shown !== null || (asking !== null && asking.asked !== null)}
        drawer={drawer}
        rows={query.data ?? []}
        asking={asking}
        onAnswered={() => setAsking(asking && { run: asking.run, asked: null })}
      />
    </ListFrame>
  );
}

const noSelection = { onSelect: undefined, onSelectPage: undefined };
