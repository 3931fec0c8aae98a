import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { isAbsence } from "#platform/ui/detail/absence.ts";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import type { DrawerControls } from "#platform/ui/drawer/useDrawer.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Facts, Stack } from "#platform/ui/page/Section.tsx";
import type { RunRow } from "../../contract/runs.ts";
import { pulses } from "../queries.ts";
import { hasParticipation, sayAudience, sayDates } from "./sayRun.ts";
import { SeriesPart } from "./series/SeriesPart.tsx";
import { Participation, useRunName } from "./useRunColumns.tsx";

interface RunDrawerProps {
  open: boolean;
  drawer: DrawerControls;
  /** The rows of the list, through which `J` and `K` walk. */
  rows: readonly RunRow[];
}

/** A run beside the list: whom it asks and when, and the series that it comes from. */
export function RunDrawer({ open, drawer, rows }: RunDrawerProps) {
  const texts = useTexts("pulseRuns");
  const getName = useRunName();
  // Keeps showing the same run while it closes.
  const [id, setId] = useState(drawer.shown ?? "");
  if (drawer.shown !== null && drawer.shown !== id) setId(drawer.shown);
  const query = useQuery({ ...pulses.readRun.queryOptions({ input: { id } }), enabled: id !== "" });
  const isAbsent = query.error !== null && isAbsence(query.error);
  const known = query.data ?? rows.find((row) => row.id === id);
  return (
    <Drawer
      open={open}
      onClose={drawer.close}
      startsAtTitle
      title={known && !isAbsent ? getName(known) : texts.details}
      rows={drawer.rowsAround(rows.map((row) => row.id))}
      action={
        known &&
        !isAbsent && (
          <LinkButton to={paths.editPulse(known.templateId)} fullWidth>
            {texts.change}
          </LinkButton>
        )
      }
    >
      {isAbsent ? (
        <p>{texts.absent}</p>
      ) : (
        <QueryView query={query} skeleton="form">
          {(run) => <Details run={run} onEnded={drawer.close} />}
        </QueryView>
      )}
    </Drawer>
  );
}

function Details({ run, onEnded }: { run: RunRow; onEnded: () => void }) {
  const texts = useTexts("pulseRuns");
  const { language } = useLanguage();
  const name = useRunName()(run);
  const participation = hasParticipation(run.status) && <Participation run={run} />;
  return (
    <Stack gap="large">
      <Facts
        facts={[
          { label: texts.columns.when, value: sayDates(language, texts, run) },
          { label: texts.columns.audience, value: sayAudience(language, texts, run) },
          ...(participation ? [{ label: texts.columns.participation, value: participation }] : []),
        ]}
      />
      {run.cadence !== "once" && <SeriesPart seriesId={run.seriesId} name={name} onEnded={onEnded} />}
    </Stack>
  );
}
