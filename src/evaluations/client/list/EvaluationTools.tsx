import { evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { FiltersOf } from "#platform/listState.ts";
import { FilterChips, FilterMenu } from "#platform/ui/lists/FilterMenu.tsx";
import { filteringOf } from "#platform/ui/lists/filtering.ts";
import { SearchField } from "#platform/ui/SearchField.tsx";
import styles from "./tools.module.css";
import { useEvaluationFilters } from "./useEvaluationFilters.tsx";

interface ToolsProps {
  list: {
    search: string;
    filters: FiltersOf<typeof evaluationFilters>;
    change: (next: { search?: string; filters?: Partial<FiltersOf<typeof evaluationFilters>> }) => void;
  };
}

const noOrder = { orders: [], order: null, onOrder: () => undefined, total: null };

/** The search and the filters of the list, over the board and the calendar. */
export function EvaluationTools({ list }: ToolsProps) {
  const texts = useTexts("evaluations");
  const { words, dialog } = useEvaluationFilters(list);
  const filtering = filteringOf(evaluationFilters, words, list);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          compact
          label={texts.list.search}
          placeholder={texts.list.searchHint}
          value={list.search}
          onChange={(search) => list.change({ search })}
        />
      </div>
      <FilterMenu {...filtering} {...noOrder} />
      <FilterChips {...filtering} />
      {dialog}
    </div>
  );
}
