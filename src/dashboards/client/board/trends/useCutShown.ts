import { skipToken, useQuery } from "@tanstack/react-query";
import type { Cut } from "#analytics/contract/figures.ts";
import { analytics } from "#analytics/client/queries.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import type { FigurePeriod } from "../../../rules/figures.ts";

const wholeCompany: Cut = { kind: "company", id: null, name: null };

/**
 * The part of the company whose trends stand on the page: the one that was chosen, else the whole company; a manager of
 * teams begins with the first of theirs. Null: not known yet, or `isWithoutTeam`.
 */
export function useCutShown({ kind, start: day }: FigurePeriod, chosen: Cut | null) {
  const seesCompany = useCan("managePeople");
  const own = useQuery(
    analytics.figures.queryOptions({
      input: seesCompany || chosen ? skipToken : { kind, day, by: "team", limit: 1 },
    }),
  );
  const cut = chosen ?? (seesCompany ? wholeCompany : (own.data?.items[0] ?? null));
  return { cut, isWithoutTeam: !cut && own.data !== undefined };
}
