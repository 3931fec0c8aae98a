import { evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { FilterValues } from "#platform/listState.ts";
import { FilterChips, FilterMenu } from "#platform/ui/lists/FilterMenu.tsx";
import { buildFiltering } from "#platform/ui/lists/filtering.ts";
import { BarSearch } from "#platform/ui/lists/ListBar.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { useEvaluationFilters } from "./useEvaluationFilters.tsx";

interface FilteredList {
  search: string;
  filters: FilterValues<typeof evaluationFilters>;
  change: (next: { search?: string; filters?: Partial<FilterValues<typeof evaluationFilters>> }) => void;
}

const noOrder = { orders: [], order: null, onOrder: () => undefined, total: null };

/** The search and the filters of the list, for the head of the board and of the calendar; active filters stand under it. */
export function useEvaluationTools(list: FilteredList) {
  const texts = useTexts("evaluations");
  const { words, dialog } = useEvaluationFilters(list);
  const filtering = buildFiltering(evaluationFilters, words, list);
  return {
    tools: (
      <>
        <BarSearch>
          <SearchField
            compact
            label={texts.list.search}
            placeholder={texts.list.searchHint}
            value={list.search}
            onChange={(search) => list.change({ search })}
          />
        </BarSearch>
        <FilterMenu {...filtering} {...noOrder} />
      </>
    ),
    chosen: (
      <>
        <FilterChips {...filtering} />
        {dialog}
      </>
    ),
  };
}
