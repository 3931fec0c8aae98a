import type { Cut } from "#analytics/contract/figures.ts";
import { cutKinds } from "#analytics/vocabulary.ts";
import { findPeriod, type Period } from "#platform/periods.ts";
import { periodKinds, type PeriodKind } from "#platform/vocabulary.ts";
import type { PartKind } from "../figures/useFigures.ts";

/** A part of the company as an address names it. */
export type NamedPart = Pick<Cut, "kind" | "id">;

export interface BoardAddress {
  kind: PeriodKind;
  /** Null: where the board opens, the last period that is told. */
  period: Period | null;
  /** Null: what the reader begins with. */
  by: PartKind | null;
  cut: NamedPart | null;
}

export const partKinds = ["direction", "team", "position"] as const satisfies readonly PartKind[];
const usual: PeriodKind = "quarter";
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** What an address says of a board; what it says wrongly counts as unsaid. */
export function parseBoard(given: Readonly<Record<string, unknown>>, today: string): BoardAddress {
  const kind = periodKinds.find((one) => one === given["period"]) ?? usual;
  const from = given["from"];
  return {
    kind,
    period: isDay(from) && from <= today ? findPeriod(kind, from) : null,
    by: partKinds.find((one) => one === given["by"]) ?? null,
    cut: parseCut(given["cut"]),
  };
}

function parseCut(given: unknown): NamedPart | null {
  if (typeof given !== "string") return null;
  if (given === "company") return { kind: "company", id: null };
  const [name, id = ""] = given.split(":");
  const kind = cutKinds.find((one) => one !== "company" && one === name);
  return kind && uuid.test(id) ? { kind, id } : null;
}

/** The query of an address, as short as it can be. */
export const writeBoard = ({ kind, period, by, cut }: BoardAddress): Record<string, string> => ({
  ...(kind !== usual && { period: kind }),
  ...(period && { from: period.start }),
  ...(by && { by }),
  ...(cut && { cut: cut.id === null ? cut.kind : `${cut.kind}:${cut.id}` }),
});
