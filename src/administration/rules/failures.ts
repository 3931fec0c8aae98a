import { amounts, type Amount, type FailureKind } from "../vocabulary.ts";

export const findWorst = (kinds: Readonly<Record<FailureKind, Amount>>): Amount =>
  amounts.findLast((amount) => Object.values(kinds).includes(amount)) ?? "none";
