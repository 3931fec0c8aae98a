import { noPast } from "#disclosure/rules/pulse/highlights.ts";
import { pulseCounts, pulseInbox, pulseNotes, pulseReports, pulseResponses } from "#pulses/tables.ts";
import { makeContent } from "#pulses/testing/questions.ts";
import type { Person, World } from "../world.ts";
import { addRun, addSeries, signReceipts } from "../surveys.ts";

/** The pulse surveys on which calls about one's own answers are tried. */
export interface SurveyIds {
  ofAnother: string;
  own: string;
  answered: string;
  closed: string;
  published: string;
}

/** A survey that asks only one other person, and four that ask everybody: open, answered by all, closed, and published to them. */
export async function addSurveys(
  world: World,
  { mark, owner, people }: { mark: string; owner: Person; people: ReadonlyMap<string, Person> },
  another: Person,
): Promise<SurveyIds> {
  const { db, newId } = world.services;
  const place = {
    db,
    newId,
    companyId: owner.companyId,
    authorProfileId: owner.profileId,
    now: world.clock.now,
  };
  const series = await addSeries(
    place,
    makeContent({ name: { fr: `${mark}-survey`, en: null }, purpose: { fr: `${mark}-purpose`, en: null } }),
  );
  const asked = [...people.values()].map(({ profileId }) => ({ profileId }));
  const answered = await addRun(place, series, asked);
  await signReceipts(
    place,
    answered,
    asked.map(({ profileId }) => profileId),
  );
  const closed = await addRun(place, series, asked, { status: "closed", closedAt: world.clock.now });
  await addRemains(world, owner, { runId: closed, mark });
  const published = await addRun(place, series, asked, {
    status: "closed",
    closedAt: world.clock.now,
    publishedAt: world.clock.now,
    readers: "asked",
  });
  await addReport(world, owner, published);
  return {
    ofAnother: await addRun(place, series, [{ profileId: another.profileId }]),
    own: await addRun(place, series, asked),
    answered,
    closed,
    published,
  };
}

/** A row of each table that no call writes as it is read: what was sent, and what became of it. */
async function addRemains(
  world: World,
  owner: Person,
  { runId, mark }: { runId: string; mark: string },
): Promise<void> {
  const { companyId, profileId: authorProfileId } = owner;
  const ofRun = () => ({ companyId, id: world.services.newId(), runId });
  const answers = { words: `${mark}-words` };
  await world.inside(owner, async (tx) => {
    await tx.insert(pulseInbox).values({ ...ofRun(), answers });
    await tx.insert(pulseNotes).values({ ...ofRun(), text: `${mark}-note`, actions: [], authorProfileId });
  });
  await world.reporting(owner, async (tx) => {
    await tx.insert(pulseResponses).values({ ...ofRun(), answers });
    await tx
      .insert(pulseCounts)
      .values({ ...ofRun(), cut: "company", question: "pride", answer: "4", count: 1 });
  });
  await addReport(world, owner, runId);
}

async function addReport(world: World, owner: Person, runId: string): Promise<void> {
  const nothing = { questions: [], themes: [], comments: [], highlights: [], spread: noPast.spread };
  const participation = { asked: 1, answered: 1 };
  await world.reporting(owner, (tx) =>
    tx.insert(pulseReports).values({
      companyId: owner.companyId,
      id: world.services.newId(),
      runId,
      snapshot: { version: 1, threshold: 5, participation, ...nothing },
    }),
  );
}
