import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Writing } from "../../rules/presentation.ts";
import { truncateComment } from "../../rules/truncateComment.ts";

/** Names an action on one comment, distinct from the same action on others: « Masquer (Collègues) : « Elle écoute… » ». */
export function useCommentName(): (verb: string, comment: Pick<Writing, "group" | "words">) => string {
  const { comments, groups } = useTexts("reports");
  const say = useSay();
  return (verb, { group, words }) =>
    say(comments.named, { verb, group: groups[group], start: truncateComment(words) });
}
