import { makeObjective } from "#development/testing/objective.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { closeEvaluation } from "#reports/server/closeEvaluation.ts";
import { answerAll } from "./answering.ts";
import { buildLaunchedEvaluation, type BuiltEvaluation } from "./evaluations.ts";
import type { Person, World } from "./world.ts";

const day = 24 * 60 * 60_000;

/** Everybody answers with one score, and the report is published so many days ago. */
export async function answerAndClose(
  world: World,
  { evaluationId, people, owner }: Pick<BuiltEvaluation, "evaluationId" | "people" | "owner">,
  { score, daysAgo }: { score: number; daysAgo: number },
): Promise<void> {
  const [first] = people;
  if (!first) throw new Error("an evaluation that asks no one");
  const { items } = await first.api.answers.read({ evaluationId });
  for (const person of people) await answerAll(person, { id: evaluationId, items }, { score });
  const now = () => new Date(world.clock.now.getTime() - daysAgo * day);
  const { companyId } = owner;
  await asTenant(world.services.reportDb, owner, (tx) =>
    closeEvaluation(tx, { ...world.services, now }, { companyId, evaluationId, isEarly: false }),
  );
}

interface Earlier {
  author: Person;
  person: Person;
  peers: Person[];
  evaluationId: string;
  /** Those that it asked about. */
  skillIds: string[];
}

/** A person with a plan, and the report of four months ago on whose skills it rests. */
export async function buildEarlier(
  world: World,
  owner: Person,
  { daysAgo = 120, peers = 4, score = 3 }: { daysAgo?: number; peers?: number; score?: number } = {},
): Promise<Earlier> {
  const author = await world.person(owner, { role: "team_manager" });
  const person = await world.person(owner, { directManagerId: author.profileId });
  const built = await buildLaunchedEvaluation(world, owner, {
    author,
    subject: person,
    peers,
    skills: 2,
    type: "peer",
  });
  await answerAndClose(world, built, { score, daysAgo });
  const skillIds = built.evaluation.questions.flatMap(({ skill }) => (skill ? [skill.id] : []));
  const { evaluationId } = built;
  return { author, person, peers: built.peers, evaluationId, skillIds: [...new Set(skillIds)] };
}

/** Writes an objective about a skill. */
export const planSkill = (who: Person, { profileId }: Person, skillId: string, facts = {}) =>
  who.api.development.saveObjective({ profileId, ...makeObjective({ skillId, ...facts }) });
