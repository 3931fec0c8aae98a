import type { AboutMe, MyPart } from "#answers/contract.ts";
import { phases } from "#evaluations/vocabulary.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import { getPhaseIndex, resolveTurn } from "../rules/parts.ts";
import { useTurns } from "./useTurns.ts";
import styles from "./dashboards.module.css";

/** The phase of an evaluation about me, and whose turn it is: neither who answers nor how many. */
export function CycleCard({ about, toDo }: { about: AboutMe; toDo: readonly MyPart[] }) {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const turns = useTurns();
  return (
    <div className={styles.cycle}>
      <h3 className={styles.cycleTitle}>{about.name}</h3>
      <PhaseLine
        label={say(texts.phasesOf, { name: about.name })}
        phases={phases.map((phase) => texts.phases[phase])}
        current={getPhaseIndex(about)}
        doneWord={texts.done}
      />
      <p className={styles.turn}>
        {turns[resolveTurn(about, toDo)]}
        {about.status === "in_progress" &&
          about.dueOn &&
          ` ${say(texts.dueOn, { date: formatDay(language, about.dueOn) })}.`}
      </p>
    </div>
  );
}
