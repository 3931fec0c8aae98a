const longest = 60;

/** How a comment begins, on one line and up to a whole word: what tells it from the others where only its name is read. */
export function startOf(comment: string): string {
  const line = comment.replace(/\s+/gu, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const end = cut.lastIndexOf(" ");
  return `${
    end > 0
      ? cut.slice(0, end)
      : Array.from(line)
          .slice(0, longest / 2)
          .join("")
  }…`;
}
