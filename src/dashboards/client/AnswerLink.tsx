import type { MyPart } from "#answers/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { usePartWords } from "./usePartWords.ts";

/** The verb is the same in every row: the accessible name of the link adds whose evaluation it opens. */
export function AnswerLink({ part, primary }: { part: MyPart; primary: boolean }) {
  const texts = useTexts("dashboards");
  const say = useSay();
  const words = usePartWords();
  const verb = words.verb(part);
  return (
    <LinkButton
      variant={primary ? "primary" : "secondary"}
      to={words.path(part)}
      accessibleName={say(texts.answerNamed, { verb, title: words.title(part) })}
    >
      {verb}
    </LinkButton>
  );
}
