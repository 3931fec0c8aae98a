import { useState, type ReactNode } from "react";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { FilterValues } from "#platform/listState.ts";
import { findPeriod, movePeriod, readPeriodName, writePeriodName } from "#platform/periods.ts";
import { later } from "#platform/ui/later.ts";
import type { FiltersWords } from "#platform/ui/lists/filtering.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { useTeamName } from "#teams/client/queries.ts";
import type { personReportFilters } from "../../rules/personReports.ts";

const ChooseTeamDialog = later(
  async () => (await import("#teams/client/people/ChooseTeamDialog.tsx")).ChooseTeamDialog,
);
const PeriodDialog = later(async () => (await import("./PeriodDialog.tsx")).PeriodDialog);

type Filters = typeof personReportFilters;

interface FilteredList {
  filters: FilterValues<Filters>;
  change: (next: { filters?: Partial<FilterValues<Filters>> }) => void;
}

/** The filters of reports by person in words, and the dialogs that choose a team or another period. */
export function useReportFilters(list: FilteredList): { words: FiltersWords<Filters>; dialogs: ReactNode } {
  const { people: texts } = useTexts("hub");
  const { statuses } = useTexts("evaluations");
  const { ofPeople } = useTexts("teams");
  const { language } = useLanguage();
  const today = useToday();
  const { team, period } = list.filters;
  const teamName = useTeamName(team);
  const [asking, setAsking] = useState<"team" | "period" | null>(null);
  const [quarter, year] = [findPeriod("quarter", today), findPeriod("year", today)];
  const chosen = period === null ? null : readPeriodName(period);
  const offered = [quarter, movePeriod(quarter, -1), year, movePeriod(year, -1)];
  const named = [...offered, ...(chosen ? [chosen] : [])].map(
    (one) => [writePeriodName(one), formatPeriod(language, one)] as const,
  );
  const close = () => setAsking(null);
  return {
    words: {
      state: { label: texts.columns.state, values: { ...statuses, never: texts.never } },
      team: {
        label: ofPeople.filter,
        values: team ? { [team]: teamName ?? ofPeople.filter } : {},
        choose: { label: ofPeople.chooseMore, onChoose: () => setAsking("team") },
      },
      period: {
        label: texts.columns.on,
        values: Object.fromEntries(named),
        choose: { label: texts.period.more, onChoose: () => setAsking("period") },
      },
    },
    dialogs: (
      <>
        <ChooseTeamDialog
          open={asking === "team"}
          onChoose={(id) => list.change({ filters: { team: id } })}
          onClose={close}
        />
        <PeriodDialog
          open={asking === "period"}
          period={chosen ?? quarter}
          onChoose={(one) => list.change({ filters: { period: writePeriodName(one) } })}
          onClose={close}
        />
      </>
    ),
  };
}
