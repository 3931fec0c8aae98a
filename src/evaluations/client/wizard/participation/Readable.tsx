import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import shared from "../../evaluations.module.css";

/** How likely it is that the answers of each group can be shown; a group too small for it has its warning (SmallGroups). */
export function Readable({ evaluation: { readability, threshold } }: { evaluation: Evaluation }) {
  const { readable } = useTexts("wizard").participation;
  const say = useSay();
  const possible = readability.filter(({ count }) => count >= threshold);
  if (possible.length === 0) return null;
  const wordsOf = ({ role, shown, shownWithOneMore: more }: Evaluation["readability"][number]) => {
    if (more === 0) return readable.unlikely[role];
    return say(more > shown ? readable.more[role] : readable.shown[role], { count: shown, more });
  };
  return (
    <div role="status">
      {possible.map((group) => (
        <p key={group.role}>
          {wordsOf(group)}
          <span className={shared.detail}>
            {group.exact > 0 ? say(readable.exact, { count: group.exact }) : readable.notExact}
          </span>
        </p>
      ))}
      <p className={shared.muted}>{readable.estimate}</p>
    </div>
  );
}
