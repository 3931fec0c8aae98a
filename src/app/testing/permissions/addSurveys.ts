import { makeContent } from "#pulses/testing/questions.ts";
import type { Person, World } from "../world.ts";
import { addRun, addSeries, signReceipts } from "../surveys.ts";

/** The pulse surveys on which calls about one's own answers are tried. */
export interface SurveyIds {
  ofAnother: string;
  own: string;
  answered: string;
  closed: string;
}

/** A survey that asks only one other person, and three that ask everybody: open, answered by all, and closed. */
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
  return {
    ofAnother: await addRun(place, series, [{ profileId: another.profileId }]),
    own: await addRun(place, series, asked),
    answered,
    closed: await addRun(place, series, asked, { status: "closed", closedAt: world.clock.now }),
  };
}
