import type { Line } from "../contract.ts";

/** As many as one call approves. */
const maxApprovalsPerCall = 100;

type ProposalLine = Pick<Line, "evaluationId" | "nomination">;

/** A proposal as it was sent: another one of the same person is not it. */
const toProposalKey = ({ evaluationId, nomination }: ProposalLine): string =>
  [evaluationId, ...(nomination?.people ?? []).map(({ id }) => id)].join();

/** The proposals that wait, those that the next call approves, and those that could not be approved as they are. */
export function planApprovals<Row extends ProposalLine>(
  lines: readonly Row[],
  refused: ReadonlySet<string>,
): { sent: Row[]; next: Row[]; stuck: Row[] } {
  const sent = lines.filter(({ nomination }) => nomination?.status === "sent");
  const isStuck = (line: Row) => refused.has(toProposalKey(line));
  return {
    sent,
    next: sent.filter((line) => !isStuck(line)).slice(0, maxApprovalsPerCall),
    stuck: sent.filter(isStuck),
  };
}

/** After a call: those it asked for that still wait, beside those known before. */
export function collectRefused(
  refused: ReadonlySet<string>,
  asked: readonly ProposalLine[],
  lines: readonly ProposalLine[],
): ReadonlySet<string> {
  const waiting = new Set(lines.filter(({ nomination }) => nomination?.status === "sent").map(toProposalKey));
  return new Set([...refused, ...asked.map(toProposalKey).filter((one) => waiting.has(one))]);
}
