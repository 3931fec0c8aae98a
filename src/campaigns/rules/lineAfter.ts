interface Listed {
  evaluationId: string;
}

/** Where one is once these lines are gone: the line that follows the last of them, else the nearest before; null without any. */
export function lineAfter(lines: readonly Listed[], gone: readonly string[]): string | null {
  const isGone = ({ evaluationId }: Listed) => gone.includes(evaluationId);
  const last = lines.findLastIndex(isGone);
  const stays = (line: Listed) => !isGone(line);
  const next = lines.slice(last + 1).find(stays) ?? lines.slice(0, last + 1).findLast(stays);
  return next?.evaluationId ?? null;
}
