import { call, isCounted, type PermissionCheck } from "./act.ts";
import { openHandler, runAndUndo, type Fetch } from "./handler.ts";
import { getPerson, unmanagedTeam } from "./actors.ts";
import { getActor, resolveIds, type Scenario } from "./scenario.ts";
import { listForeignIdRows } from "./table.ts";
import { endpoints, inputs, type EndpointName } from "../inputs.ts";

/**
 * The product without its own checks: the session is of company B, and so is what PostgreSQL knows, but every
 * endpoint takes the person for an administrator of company A (or, where one answers, for one of its participants).
 * All conditions on the company name A, all capabilities are given: row-level security stands alone.
 */
function openWithoutChecks(scenario: Scenario, answering: boolean): Fetch {
  const { profileId, companyId } = answering ? getPerson(scenario.a, "peer") : scenario.a.owner;
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
          needsAddressProof: false,
          capabilities: new Set(["evaluate", "managePeople", "administer"] as const),
        }),
      ),
  }));
}

/** By scenario: to open the whole product takes longer than to ask it something. */
const handlersWithoutChecks = new WeakMap<Scenario, Record<"yes" | "no", Fetch>>();

/** What gets through row-level security alone: rows of A shown or changed, or an object of A found. */
export async function listFaultsWithoutChecks(
  scenario: Scenario,
  checks: readonly PermissionCheck[],
): Promise<string[]> {
  const handlers = handlersWithoutChecks.get(scenario) ?? {
    yes: openWithoutChecks(scenario, true),
    no: openWithoutChecks(scenario, false),
  };
  handlersWithoutChecks.set(scenario, handlers);
  // Undone at the end: a person with a place in both companies may really end a session of theirs in A.
  return runAndUndo(scenario, async ({ listChangesInA }) => {
    const faults: string[] = [];
    for (const { name, path, input, unknownId, row } of checks) {
      const handler = row.call.startsWith("answers.") ? handlers.yes : handlers.no;
      const result = await call(handler, path, input, getActor(scenario, row).cookie);
      if (/CNY-A/.test(result.text)) faults.push(`${name}: shows a row of A`);
      if (unknownId && result.answer !== row.answer)
        faults.push(`${name}: ${result.answer}, not ${row.answer}`);
    }
    const changed = await listChangesInA();
    return changed.length > 0 ? [...faults, `changes ${changed.join(", ")} of A`] : faults;
  });
}

/** Ids of B inside objects of A: what B has under each name of an input. */
export function buildForeignIdChecks(scenario: Scenario): PermissionCheck[] {
  const theirs = scenario.evaluationIds.b.get("main draft");
  if (!theirs) throw new Error("B has no draft");
  const person = (name: string) => getPerson(scenario.b, name).profileId;
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
  return listForeignIdRows(scenario.table).map(({ field, ...row }) => {
    const endpoint = endpoints.find(({ name }) => name === row.call);
    const id = ids[field];
    if (!endpoint || !id) throw new Error(`${row.call} has no ${field}`);
    const own = inputs[row.call as EndpointName](resolveIds(scenario, row));
    const withId = (given: string) => ({ ...own, [field]: field.endsWith("Ids") ? [given] : given });
    return {
      name: `${row.call} · ${field} of another company`,
      path: endpoint.path,
      input: withId(id),
      unknownId: { key: `${row.call} ${field}`, input: withId("00000000-0000-4000-8000-000000000000") },
      row,
      isCounted: isCounted(endpoint),
    };
  });
}
