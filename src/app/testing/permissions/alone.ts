import { call, isCounted, type Act } from "./act.ts";
import { openHandler, undone, type Fetch } from "./handler.ts";
import { personIn, unmanagedTeam } from "./actors.ts";
import { actorOf, idsFor, type Scenario } from "./scenario.ts";
import { foreignIdRows } from "./table.ts";
import { endpoints, inputs, type EndpointName } from "../inputs.ts";

/**
 * The product without its own checks: the session is of company B, and so is what PostgreSQL knows, but every
 * endpoint takes the person for an administrator of company A (or, where one answers, for one of its participants).
 * All conditions on the company name A, all capabilities are given: row-level security stands alone.
 */
function openWithoutChecks(scenario: Scenario, answering: boolean): Fetch {
  const { profileId, companyId } = answering ? personIn(scenario.a, "peer") : scenario.a.owner;
  return openHandler(scenario, ({ asActor }) => ({
    log: { info: () => {}, warn: () => {}, error: () => {} },
    asActor: (request, work) =>
      asActor(request, (tx, actor) =>
        work(tx, {
          ...actor,
          companyId,
          profileId,
          scope: "full",
          role: "admin",
          isAdmin: true,
          needsSecondFactor: false,
          needsOwnPassword: false,
          owesAddress: false,
          capabilities: new Set(["evaluate", "managePeople", "administer"] as const),
        }),
      ),
  }));
}

/** By scenario: to open the whole product takes longer than to ask it something. */
const withoutChecks = new WeakMap<Scenario, Record<"yes" | "no", Fetch>>();

/** What gets through row-level security alone: rows of A shown or changed, or an object of A found. */
export async function faultsWithoutChecks(scenario: Scenario, acts: readonly Act[]): Promise<string[]> {
  const handlers = withoutChecks.get(scenario) ?? {
    yes: openWithoutChecks(scenario, true),
    no: openWithoutChecks(scenario, false),
  };
  withoutChecks.set(scenario, handlers);
  // Undone at the end: whoever has a place in both companies may really end a session of theirs in A.
  return undone(scenario, async ({ changesInA }) => {
    const faults: string[] = [];
    for (const { name, path, input, nobody, row } of acts) {
      const handler = row.call.startsWith("answers.") ? handlers.yes : handlers.no;
      const told = await call(handler, path, input, actorOf(scenario, row).cookie);
      if (/CNY-A/.test(told.text)) faults.push(`${name}: shows a row of A`);
      if (nobody && told.answer !== row.answer) faults.push(`${name}: ${told.answer}, not ${row.answer}`);
    }
    const changed = await changesInA();
    return changed.length > 0 ? [...faults, `changes ${changed.join(", ")} of A`] : faults;
  });
}

/** Ids of B inside objects of A: what B has under each name of an input. */
export function foreignIdActs(scenario: Scenario): Act[] {
  const theirs = scenario.staged.b.get("main draft");
  if (!theirs) throw new Error("B has no draft");
  const person = (name: string) => personIn(scenario.b, name).profileId;
  const ids: Readonly<Record<string, string>> = {
    subjectProfileId: person("stranger"),
    directManagerId: person("stranger"),
    profileId: person("stranger"),
    profileIds: person("stranger"),
    managerId: person("author"),
    memberIds: person("stranger"),
    parentId: scenario.b.teams.get(unmanagedTeam) ?? "",
    evaluationIds: theirs.evaluation,
    skillId: theirs.skill,
    questionId: theirs.question,
    questionIds: theirs.question,
    valueIds: theirs.value,
    objectiveId: theirs.objective,
    participantId: theirs.participant,
  };
  return foreignIdRows(scenario.table).map(({ field, ...row }) => {
    const endpoint = endpoints.find(({ name }) => name === row.call);
    const id = ids[field];
    if (!endpoint || !id) throw new Error(`${row.call} has no ${field}`);
    const own = inputs[row.call as EndpointName](idsFor(scenario, row));
    const withId = (given: string) => ({ ...own, [field]: field.endsWith("Ids") ? [given] : given });
    return {
      name: `${row.call} · ${field} of another company`,
      path: endpoint.path,
      input: withId(id),
      nobody: { key: `${row.call} ${field}`, input: withId("00000000-0000-4000-8000-000000000000") },
      row,
      isCounted: isCounted(endpoint),
    };
  });
}
