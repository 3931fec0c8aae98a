const maxLength = 60;

/** Truncates a comment to one line, after a whole word, so that its accessible name differs from the others. */
export function truncateComment(comment: string): string {
  const line = comment.replace(/\s+/gu, " ").trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength + 1);
  const end = cut.lastIndexOf(" ");
  return `${
    end > 0
      ? cut.slice(0, end)
      : Array.from(line)
          .slice(0, maxLength / 2)
          .join("")
  }…`;
}
