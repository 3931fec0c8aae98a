import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import shared from "../../evaluations.module.css";

/** How likely it is that the answers of each group can be shown; a group too small for it has its warning (SmallGroups). */
export function Readable({ evaluation: { readability, threshold } }: { evaluation: Evaluation }) {
  const { readable } = useTexts("wizard").participation;
  const say = useSay();
  const possible = readability.filter(({ count }) => count >= threshold);
  if (possible.length === 0) return null;
  return (
    <div role="status">
      {possible.map(({ role, shown, shownWithOneMore, exact }) => (
        <p key={role}>
          {say(shownWithOneMore > shown ? readable.more[role] : readable.shown[role], {
            count: shown,
            more: shownWithOneMore,
          })}
          <span className={shared.detail}>{say(readable.exact, { count: exact })}</span>
        </p>
      ))}
      <p className={shared.muted}>{readable.estimate}</p>
    </div>
  );
}
