import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import type { Period } from "#platform/periods.ts";
import type { PeriodKind } from "#platform/vocabulary.ts";
import { useToday } from "../viewer.tsx";
import { parsePeriod, writePeriod } from "./periodAddress.ts";

/**
 * The period of a page, in its address: it can be linked, and Back returns to the one before. A quarter at first: figures
 * are told of periods that are over, and cycles rarely end each month.
 */
export function usePeriod(usual: PeriodKind = "quarter") {
  const today = useToday();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const period = parsePeriod(useSearch({ strict: false }), today, usual);
  const show = (next: Period) => {
    const query = new URLSearchParams(searchStr);
    query.delete("period");
    query.delete("from");
    for (const [name, value] of Object.entries(writePeriod(next, today, usual))) query.set(name, value);
    void router.navigate({ href: `${pathname}${query.size > 0 ? `?${query}` : ""}`, resetScroll: false });
  };
  return { period, today, show };
}
