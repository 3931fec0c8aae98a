import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { computePulseSnapshot } from "#disclosure/testing/pulse/snapshot.ts";
import { noPast, type PulsePast } from "#disclosure/rules/pulse/highlights.ts";
import { toPulseRun } from "#disclosure/testing/pulse/runs.ts";
import type { PulseContent } from "#pulses/contract/content.ts";
import { listCuts, type Labels } from "#pulses/rules/audience.ts";
import { toEngineQuestion } from "#pulses/rules/engine.ts";
import { pulseReports, type pulseRuns } from "#pulses/tables.ts";
import { addRun } from "./surveys.ts";
import type { Person, World } from "./world.ts";

/** A person who was asked; `levels`: what they answered, by question; null: nothing. */
export interface Asked extends Partial<Labels> {
  profileId: string;
  levels: Readonly<Record<string, string | null>> | null;
}

/** A run that is closed, with the report that the engine computes of these answers. */
export async function addClosedRun(
  world: World,
  owner: Person,
  series: { templateId: string; seriesId: string; content: PulseContent },
  {
    occurrence,
    asked,
    texts = [],
    past = noPast,
    ...facts
  }: Partial<typeof pulseRuns.$inferInsert> & {
    occurrence: string;
    asked: readonly Asked[];
    texts?: readonly string[];
    past?: PulsePast;
  },
): Promise<{ id: string; snapshot: PulseSnapshot }> {
  const { companyId, profileId: authorProfileId } = owner;
  const { db, newId } = world.services;
  const people = asked.map(({ profileId, teamId = null, directionId = null, positionId = null }) => ({
    profileId,
    teamId,
    directionId,
    positionId,
  }));
  const answered = asked.flatMap(({ levels }, index) => {
    const person = people[index]!;
    return levels ? [{ person: person.profileId, cuts: listCuts(person), levels }] : [];
  });
  const content = facts.content ?? series.content;
  const words = content.questions.find(({ type }) => type === "text");
  const snapshot = computePulseSnapshot(
    {
      ...toPulseRun(
        {
          closedOn: occurrence,
          threshold: facts.threshold ?? 5,
          questions: content.questions.map(toEngineQuestion),
          people: answered,
        },
        [],
        words ? [{ question: words.key, texts }] : [],
      ),
      asked: asked.length,
      cuts: [...new Set(people.flatMap(listCuts))],
    },
    () => 0.5,
    past,
  );
  const opensAt = new Date(`${occurrence}T14:00:00Z`);
  const closesAt = new Date(opensAt.getTime() + 6 * 24 * 60 * 60_000);
  const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
  const id = await addRun(place, series, people, {
    occurrence,
    status: "closed",
    opensAt,
    openedAt: opensAt,
    closesAt,
    closedAt: closesAt,
    askedCount: asked.length,
    shownAnswers: answered.length,
    ...facts,
  });
  await world.reporting(owner, (tx) =>
    tx.insert(pulseReports).values({ companyId, id: newId(), runId: id, snapshot }),
  );
  return { id, snapshot };
}
