interface Listed {
  evaluationId: string;
}

/** Where one is once these lines are gone: the line that follows the last of them, else the nearest before; null without any. */
export function findLineAfter(lines: readonly Listed[], removed: readonly string[]): string | null {
  const isRemoved = ({ evaluationId }: Listed) => removed.includes(evaluationId);
  const last = lines.findLastIndex(isRemoved);
  const stays = (line: Listed) => !isRemoved(line);
  const next = lines.slice(last + 1).find(stays) ?? lines.slice(0, last + 1).findLast(stays);
  return next?.evaluationId ?? null;
}
