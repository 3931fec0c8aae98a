import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import shared from "../../evaluations.module.css";
import styles from "./participation.module.css";

type Group = Evaluation["readability"][number];

/** Whether the answers of each protected group can be shown: too few people for it, or how likely it is. */
export function WillBeShown({ evaluation: { readability, threshold } }: { evaluation: Evaluation }) {
  const { groups } = useTexts("evaluations");
  const { small, shown: texts } = useTexts("wizard").participation;
  const say = useSay();
  if (readability.length === 0) return null;
  const isSmall = ({ count }: Group) => count < threshold;
  const chancesOf = ({ shown: count, shownWithOneMore: more }: Group) => {
    if (count === 0) return more > 0 ? say(texts.unlikelyMore, { more }) : texts.unlikely;
    return more > count ? say(texts.chancesMore, { count, more }) : say(texts.chances, { count });
  };
  return (
    <Notice tone={readability.some(isSmall) ? "warning" : "info"} role="status" title={texts.title}>
      <div className={styles.groups}>
        {readability.map((group) => (
          <div key={group.role}>
            <strong>{groups[group.role]}</strong>
            <br />
            {isSmall(group) ? (
              say(small[group.role], { count: group.count, wanted: threshold + 1 })
            ) : (
              <>
                {chancesOf(group)} {group.count === threshold && texts.oneAbsence}
                <span className={shared.detail}>
                  {group.exact > 0 ? say(texts.exact, { count: group.exact }) : texts.notExact}
                </span>
              </>
            )}
          </div>
        ))}
        {!readability.every(isSmall) && <span className={shared.detail}>{texts.estimate}</span>}
      </div>
    </Notice>
  );
}
