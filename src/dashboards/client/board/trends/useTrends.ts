import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { Cut } from "#analytics/contract/figures.ts";
import { analytics } from "#analytics/client/queries.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import type { FigurePeriod } from "../../../rules/figures.ts";
import type { PartKind } from "../figures/useFigures.ts";
import type { NamedPart } from "../view/boardAddress.ts";

/**
 * The figures of a part of the company over the periods up to one: of the part that is given, else of the whole company; a
 * manager of teams begins with the first of theirs.
 */
export function useTrends(
  period: FigurePeriod | null,
  { cut, by }: { cut: NamedPart | null; by?: PartKind },
) {
  const seesCompany = useCan("managePeople");
  const asked = period && { kind: period.kind, day: period.start };
  const first = useQuery(
    analytics.figures.queryOptions({
      input: seesCompany || cut || !asked ? skipToken : { ...asked, by: by ?? "team", limit: 1 },
    }),
  );
  const own = first.data?.items[0];
  const shown: NamedPart | null = cut ?? (seesCompany ? { kind: "company", id: null } : (own ?? null));
  const query = useQuery(
    analytics.trends.queryOptions({
      input: asked && shown ? { ...asked, cut: shown.kind, ...(shown.id && { cutId: shown.id }) } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const named: Cut | null = query.data && !query.isPlaceholderData ? query.data.cut : null;
  return { query, cut: named, isWithoutGroup: first.data !== undefined && !shown };
}
