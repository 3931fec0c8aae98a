import { useState, type ReactNode } from "react";
import type { evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { FilterValues } from "#platform/listState.ts";
import { later } from "#platform/ui/later.ts";
import type { FiltersWords } from "#platform/ui/lists/filtering.ts";
import { useTeamName } from "#teams/client/queries.ts";

const ChooseTeamDialog = later(
  async () => (await import("#teams/client/people/ChooseTeamDialog.tsx")).ChooseTeamDialog,
);

interface FilteredList {
  filters: FilterValues<typeof evaluationFilters>;
  change: (next: { filters?: { team?: string | null } }) => void;
}

/** The filters that the list, the board and the calendar share, in words, and the dialog that chooses a team. */
export function useEvaluationFilters(list: FilteredList): {
  words: FiltersWords<typeof evaluationFilters>;
  dialog: ReactNode;
} {
  const texts = useTexts("evaluations");
  const teamTexts = useTexts("teams");
  const { team } = list.filters;
  const teamName = useTeamName(team);
  const [isChoosing, setIsChoosing] = useState(false);
  return {
    words: {
      status: { label: texts.list.columns.status, values: texts.statuses },
      type: { label: texts.list.columns.type, values: texts.types },
      concerns: texts.list.filters.concerns,
      due: { label: texts.list.columns.due, values: texts.list.filters.due },
      team: {
        label: texts.list.team,
        values: team ? { [team]: teamName ?? texts.list.team } : {},
        choose: { label: teamTexts.ofPeople.chooseMore, onChoose: () => setIsChoosing(true) },
      },
    },
    dialog: (
      <ChooseTeamDialog
        open={isChoosing}
        onChoose={(id) => list.change({ filters: { team: id } })}
        onClose={() => setIsChoosing(false)}
      />
    ),
  };
}
