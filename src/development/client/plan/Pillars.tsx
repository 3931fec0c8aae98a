import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import type { Plan } from "../../contract/plan.ts";
import { foldObjectives } from "../../rules/foldedObjectives.ts";
import { pillars, type Pillar } from "../../vocabulary.ts";
import { ObjectiveCard } from "./ObjectiveCard.tsx";
import { usePlanPage } from "./usePlanPage.ts";
import styles from "./plan.module.css";

/** The pillar that the address names; without one, that of the first objective when the page was opened. */
export function usePillar({ objectives }: Plan) {
  const [first] = useState<Pillar>(() => objectives[0]?.pillar ?? pillars[0]);
  return useTab<Pillar>([first, ...pillars.filter((pillar) => pillar !== first)]);
}

interface PillarsProps {
  pillar: Pillar;
  onPillar: (pillar: Pillar) => void;
}

/** One pillar at a time, each with how many objectives of the current cycle it has. */
export function Pillars({ pillar, onPillar }: PillarsProps) {
  const texts = useTexts("developmentPlan");
  const { pillars: names } = useTexts("development");
  const { plan } = usePlanPage();
  const [current] = plan.cycles;
  return (
    <Tabs
      label={texts.pillars}
      value={pillar}
      onChange={onPillar}
      wraps
      tabs={pillars.map((value) => ({
        value,
        label: names[value],
        count: plan.objectives.filter((one) => one.pillar === value && one.cycleId === current?.id).length,
        panel: <PillarPanel pillar={value} />,
      }))}
    />
  );
}

/** The objectives of the current cycle; those of earlier ones are folded. */
function PillarPanel({ pillar }: { pillar: Pillar }) {
  const texts = useTexts("developmentPlan");
  const { pillars: names } = useTexts("development");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, isOwn, mayWrite, ask } = usePlanPage();
  const [current, ...earlier] = plan.cycles;
  const select = (cycleId: string | undefined) =>
    plan.objectives.filter((one) => one.pillar === pillar && one.cycleId === cycleId);
  const now = select(current?.id);
  const { shown, folded } = foldObjectives(now, plan.today);
  return (
    <Stack>
      {now.length === 0 && (
        <p className={styles.none}>
          {say(isOwn ? texts.noneHere : texts.noneSharedHere, { pillar: names[pillar] })}
        </p>
      )}
      {shown.map((objective) => (
        <ObjectiveCard key={objective.id} objective={objective} />
      ))}
      {folded.length > 0 && (
        <Disclosure summary={say(texts.others, { count: folded.length })}>
          <Stack>
            {folded.map((objective) => (
              <ObjectiveCard key={objective.id} objective={objective} />
            ))}
          </Stack>
        </Disclosure>
      )}
      {mayWrite && (
        <div className={styles.add}>
          <Button
            size="small"
            icon={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => ask({ kind: "objective", objectiveId: null, pillar })}
          >
            {texts.add}
          </Button>
        </div>
      )}
      {earlier.map(({ id, startedOn }) => {
        const before = select(id);
        return (
          before.length > 0 && (
            <Disclosure key={id} summary={say(texts.earlier, { date: formatDay(language, startedOn) })}>
              <Stack>
                {before.map((objective) => (
                  <ObjectiveCard key={objective.id} objective={objective} />
                ))}
              </Stack>
            </Disclosure>
          )
        );
      })}
    </Stack>
  );
}
