const maxLength = 60;

/** How a comment begins, on one line and up to a whole word: what tells it from the others where only its name is read. */
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
