import { sql } from "drizzle-orm";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluations } from "#evaluations/tables.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";

/** A company whose people are about to finish an evaluation, and what the database says of it afterwards. */
export interface CollectionRace {
  world: World;
  owner: Person;
  /** The last of them is the direct manager of the person evaluated. */
  people: Person[];
  /** Everyone has answered and only has to say so. */
  prepareAnswered: (answering: readonly Person[]) => Promise<LaunchedEvaluation>;
  finalise: (person: Person, one: LaunchedEvaluation) => Promise<string>;
  /** What a worker does when it learns that the last participant has finished, now or `later`. */
  close: (one: LaunchedEvaluation, later?: number) => Promise<unknown>;
  /** The round of each minute, now or `later`. */
  runMinute: (later?: number) => Promise<unknown>;
  readOutcome: (one: LaunchedEvaluation) => Promise<Outcome>;
}

export interface Outcome {
  status: string;
  completions: number;
  snapshots: number;
  /** How many people the report says that it rests on: null without a report, or when a group is masked. */
  published: number | null;
  responses: number;
  /** Responses in which a score or its text is missing or another. */
  halfWritten: number;
  drafts: number;
  finished: number;
  emails: number;
}

export const dayMs = 24 * 60 * 60_000;

const count = (table: string, { id }: LaunchedEvaluation) =>
  sql`select count(*)::int as count from ${sql.identifier(table)} where evaluation_id = ${id}`;

export async function makeCollectionRace(): Promise<CollectionRace> {
  const world = await makeWorld({ pool: 12 });
  const owner = await world.company();
  const people: Person[] = [];
  for (let each = 0; each < 10; each += 1) people.push(await world.person(owner));
  const manager = people.at(-1) as Person;

  const { services } = world;
  const makeTasksAt = (later: number) =>
    makeTasks(
      { ...services, now: () => new Date(services.now().getTime() + later) },
      makeMailer(services, null),
      world.database.owner,
    );
  const run = async (name: string, later: number, payload: object) =>
    makeTasksAt(later)[name]?.(payload, {} as never);

  return {
    world,
    owner,
    people,
    async prepareAnswered(answering) {
      // A person of their own: reports of one person are protected together.
      const subject = await world.person(owner, { directManagerId: manager.profileId });
      const one = await launchEvaluation(world, {
        author: owner,
        subject,
        subjectAnswers: false,
        invited: answering.map((person) => [person, person === manager ? "manager" : "peer"] as const),
        questions: [{}],
      });
      await Promise.all(
        answering.map(async ({ api }) => {
          await api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
          await api.answers.save({
            evaluationId: one.id,
            position: 0,
            revision: 1,
            score: 4,
            text: "Un mot.",
          });
        }),
      );
      return one;
    },
    finalise: (person, { id }) => readErrorCode(person.api.answers.finalise({ evaluationId: id })),
    close: ({ id: evaluationId }, later = 0) =>
      run("closeWhenComplete", later, { companyId: owner.companyId, evaluationId }),
    runMinute: (later = 0) => run("dueWork", later, {}),
    async readOutcome(one) {
      // Each role sees its part of it.
      const seen = await world.inside(owner, async (tx) => {
        const { rows } = await tx.execute(
          sql`select e.status,
            (select count(*) from audit_log a
              where a.object_id = e.id and a.action = 'evaluation.closed')::int as completions,
            (select count(*) from report_snapshots s where s.evaluation_id = e.id)::int as snapshots,
            (select (s.snapshot -> 'participation' ->> 'answered')::int
              from report_snapshots s where s.evaluation_id = e.id) as published,
            (select count(*) from evaluation_participants p
              where p.evaluation_id = e.id and p.status = 'completed')::int as finished,
            (select count(*) from outbox o where o.dedupe_key like 'completion:' || e.id || ':%')::int as emails
          from ${evaluations} e where e.id = ${one.id}`,
        );
        return rows[0];
      });
      const written = await world.reporting(owner, async (tx) => {
        const { rows } = await tx.execute(
          sql`select count(*)::int as responses, (count(*) filter (
              where scores <> '{4}' or texts ->> '0' is distinct from 'Un mot.'))::int as "halfWritten"
            from responses where evaluation_id = ${one.id}`,
        );
        return rows[0];
      });
      let drafts = 0;
      for (const person of people)
        drafts += await world.inside(person, async (tx) => {
          const { rows } = await tx.execute(count("evaluation_answers", one));
          return Number(rows[0]?.["count"]);
        });
      return { ...seen, ...written, drafts } as unknown as Outcome;
    },
  };
}
