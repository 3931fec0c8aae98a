import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import type { CompanyChanges } from "#analytics/contract/figures.ts";
import { analytics } from "#analytics/client/queries.ts";
import { findPeriod, type Period } from "#platform/periods.ts";
import type { Query } from "#platform/ui/page/QueryView.tsx";
import { useCan, useToday } from "#platform/ui/viewer.tsx";
import {
  explainFigurePeriod,
  findFigureKind,
  findLastClosed,
  type FigurePeriod,
} from "../../../rules/figures.ts";
import type { PartKind } from "../figures/useFigures.ts";
import { type BoardAddress, type NamedPart, parseBoard, partKinds, writeBoard } from "./boardAddress.ts";

/** What a board shows: one period, one grouping and one part of the company for all that stands on it. */
export interface BoardView {
  today: string;
  /** As chosen; the last one told, where none is. */
  period: Period;
  /** Whose figures are shown. Null until it is known which ones are told. */
  figures: FigurePeriod | null;
  /** Why they are not those of the period; null too while it is not known. */
  reason: ReturnType<typeof explainFigurePeriod>;
  changes: Query<CompanyChanges> & { isPlaceholderData: boolean };
  /** What is told: something, nothing of the period, or nothing ever. Null until it is known. */
  told: "some" | "none" | "never" | null;
  by: PartKind;
  /** The groupings among which the reader has a choice. */
  groupings: readonly PartKind[];
  /** Whose trend is shown; null: the whole company, or the first group of a manager. */
  cut: NamedPart | null;
  showPeriod: (period: Period) => void;
  showGrouping: (by: PartKind) => void;
  /** Its trend, and the groups of its kind; null: what is shown at first. */
  showGroup: (cut: NamedPart | null) => void;
}

/** The view of a board, in its address: it can be linked, it is there after a reload, and Back returns to the one before. */
export function useBoardView(): BoardView {
  const today = useToday();
  const router = useRouter();
  const { pathname } = useLocation();
  const address = parseBoard(useSearch({ strict: false }), today);
  const kind = findFigureKind(address.kind);
  const changes = useQuery(
    analytics.changes.queryOptions({
      input: { kind, ...(address.period && { day: address.period.start }) },
      placeholderData: keepPreviousData,
    }),
  );
  const { data, isPlaceholderData } = changes;
  const settled = isPlaceholderData ? undefined : data;
  const lastClosed = findLastClosed(address.kind, today);
  // While they come, those of the view before stand; where they do not come, the last period that is over.
  const known = data ? { kind: data.kind, start: data.start } : null;
  const figures = known ?? (changes.error ? lastClosed : null);
  const opening =
    address.kind === "week"
      ? findPeriod("week", today)
      : settled
        ? { kind: settled.kind, start: settled.start }
        : lastClosed;
  const period = address.period ?? opening;
  const show = (change: Partial<BoardAddress>) => {
    const query = new URLSearchParams(writeBoard({ ...address, ...change }));
    void router.navigate({ href: `${pathname}${query.size > 0 ? `?${query}` : ""}`, resetScroll: false });
  };
  const seesCompany = useCan("managePeople");
  const groupings = seesCompany ? partKinds : listGroupings(data);
  return {
    today,
    period,
    figures,
    reason: settled && known ? explainFigurePeriod(period, known, today) : null,
    changes,
    told: data ? findTold(data) : null,
    by: address.by && groupings.includes(address.by) ? address.by : groupings[0]!,
    groupings,
    cut: address.cut,
    showPeriod(next) {
      // Another kind of period opens where the board does, as long as none was chosen.
      const isOpening = address.period === null && next.kind !== address.kind;
      show({ kind: next.kind, period: isOpening || isSame(next, opening) ? null : next });
    },
    showGrouping: (by) => show({ by }),
    showGroup: (cut) => show({ cut, ...(cut && cut.kind !== "company" && { by: cut.kind }) }),
  };
}

const isSame = (one: Period, other: Period) => one.kind === other.kind && one.start === other.start;

/** A manager of teams chooses between teams and directions where they have both. */
function listGroupings(data: CompanyChanges | undefined): readonly PartKind[] {
  const told = (["team", "direction"] as const).filter((one) => (data?.parts[one] ?? 0) > 0);
  return told.length > 0 ? told : ["team"];
}

function findTold({ told, parts }: CompanyChanges): BoardView["told"] {
  if (told === null) return "never";
  return Object.values(parts).some((count) => count > 0) ? "some" : "none";
}
