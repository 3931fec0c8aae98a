import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { ProtectedRole } from "../../vocabulary.ts";
import shared from "../evaluations.module.css";
import styles from "./launch.module.css";

type Group = Evaluation["readability"][number];
type Groups = Pick<Evaluation, "readability" | "threshold">;

/** Whether the answers of each protected group can be shown: too few people for it, or how likely it is. */
export function WillBeShown({ evaluation, note }: { evaluation: Groups; note?: string }) {
  const { readability, threshold } = evaluation;
  const { groups } = useTexts("evaluations");
  const { shown: texts } = useTexts("launch");
  if (readability.length === 0) return null;
  const isSmall = ({ count }: Group) => count < threshold;
  return (
    <Notice tone={readability.some(isSmall) ? "warning" : "info"} role="status" title={texts.title}>
      <div className={styles.groups}>
        {readability.map(({ role }) => (
          <div key={role}>
            <strong>{groups[role]}</strong>
            <br />
            <Chances evaluation={evaluation} role={role} />
          </div>
        ))}
        {note && <span className={shared.detail}>{note}</span>}
        {!readability.every(isSmall) && <span className={shared.detail}>{texts.estimate}</span>}
      </div>
    </Notice>
  );
}

interface ChancesProps {
  evaluation: Groups;
  role: ProtectedRole;
}

/** How likely the answers of one group can be shown, in words. */
export function Chances({ evaluation: { readability, threshold }, role }: ChancesProps) {
  const { small, shown: texts } = useTexts("launch");
  const say = useSay();
  const group = readability.find((one) => one.role === role);
  if (!group) return null;
  const { count, shown, shownWithOneMore: more, exact } = group;
  if (count < threshold) return say(small[role], { count, wanted: threshold + 1 });
  const chances =
    shown === 0
      ? more > 0
        ? say(texts.unlikelyMore, { more })
        : texts.unlikely
      : more > shown
        ? say(texts.chancesMore, { count: shown, more })
        : say(texts.chances, { count: shown });
  return (
    <>
      {chances} {count === threshold && texts.oneAbsence}
      <span className={shared.detail}>{exact > 0 ? say(texts.exact, { count: exact }) : texts.notExact}</span>
    </>
  );
}
