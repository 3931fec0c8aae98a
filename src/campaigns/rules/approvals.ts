import type { Line } from "../contract.ts";

/** As many as one call approves. */
const mostAtOnce = 100;

type Proposed = Pick<Line, "evaluationId" | "nomination">;

/** A proposal as it was sent: another one of the same person is not it. */
const proposalIn = ({ evaluationId, nomination }: Proposed): string =>
  [evaluationId, ...(nomination?.people ?? []).map(({ id }) => id)].join();

/** The proposals that wait, those that the next call approves, and those that could not be approved as they are. */
export function planApprovals<Row extends Proposed>(
  lines: readonly Row[],
  refused: ReadonlySet<string>,
): { sent: Row[]; next: Row[]; stuck: Row[] } {
  const sent = lines.filter(({ nomination }) => nomination?.status === "sent");
  const isStuck = (line: Row) => refused.has(proposalIn(line));
  return {
    sent,
    next: sent.filter((line) => !isStuck(line)).slice(0, mostAtOnce),
    stuck: sent.filter(isStuck),
  };
}

/** After a call: those it asked for that still wait, beside those known before. */
export function refusedAfter(
  refused: ReadonlySet<string>,
  asked: readonly Proposed[],
  lines: readonly Proposed[],
): ReadonlySet<string> {
  const waiting = new Set(lines.filter(({ nomination }) => nomination?.status === "sent").map(proposalIn));
  return new Set([...refused, ...asked.map(proposalIn).filter((one) => waiting.has(one))]);
}
