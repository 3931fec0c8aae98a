import type { AboutMe, MyPart } from "#answers/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Card, Section, Stack } from "#platform/ui/page/Section.tsx";
import { CycleCard } from "../CycleCard.tsx";

const maxCycles = 3;

/** Evaluations about me that go on: their phase, and whose turn it is. */
export function MyCycle({ running, toDo }: { running: readonly AboutMe[]; toDo: readonly MyPart[] }) {
  const texts = useTexts("dashboards");
  return (
    <Section bare title={texts.aboutMe}>
      <Card>
        <Stack gap="large">
          {running.slice(0, maxCycles).map((about) => (
            <CycleCard key={about.evaluationId} about={about} toDo={toDo} />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
