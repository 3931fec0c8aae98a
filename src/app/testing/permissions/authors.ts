import { call } from "./act.ts";
import { getPerson } from "./actors.ts";
import { openHandler, runAndUndo, type Fetch } from "./handler.ts";
import { resolveIds, type Scenario } from "./scenario.ts";
import type { Relation } from "./table.ts";
import { endpoints, inputs, type EndpointName } from "../inputs.ts";

/**
 * Inside a company, row-level security knows one thing more than the company: whose answers these are. Here a person
 * of the company acts with their own session, which is what PostgreSQL knows, and every endpoint takes them for the
 * author of a draft or of a response: only the policies keep it from them.
 */
const authors = [
  { name: "peer", state: "in progress" },
  { name: "peer who has finished", state: "completed" },
] as const;
const calls = endpoints.filter(
  ({ name }) =>
    (name.startsWith("answers.") &&
      !["answers.preview", "answers.readLink", "answers.openLink"].includes(name)) ||
    name === "reports.read",
);
const answerTables = ["evaluation_answers", "responses", "response_authors"];

export interface Impersonation {
  relation: Relation;
  author: (typeof authors)[number];
  call: (typeof calls)[number];
}

/** Who may have a session in company A, as either author, at every call that answers are about. */
export const listImpersonations = ({ table }: Pick<Scenario, "table">): Impersonation[] =>
  table.relations
    .filter(
      ({ kind, name }) =>
        !["outside", "held back", "foreigner", "two companies"].includes(kind) && name !== "only owner",
    )
    .flatMap((relation) =>
      authors
        .filter(({ name }) => name !== relation.name)
        .flatMap((author) => calls.map((one) => ({ relation, author, call: one }))),
    );

const handlers = new WeakMap<Scenario, Map<string, Fetch>>();

/** The product, taking every caller for this author; opened once, which takes longer than to ask it something. */
function getHandlerAs(scenario: Scenario, { name }: Impersonation["author"]): Fetch {
  const opened = handlers.get(scenario) ?? new Map<string, Fetch>();
  handlers.set(scenario, opened);
  const { profileId } = getPerson(scenario.a, name);
  const handler =
    opened.get(name) ??
    openHandler(scenario, ({ asActor }) => ({
      log: { info: () => {}, warn: () => {}, error: () => {} },
      asActor: (request, work) =>
        asActor(request, (tx, actor) => work(tx, { ...actor, profileId, scope: "full" })),
    }));
  opened.set(name, handler);
  return handler;
}

/** What a caller reads or changes of the answers of the author for whom the product takes them. */
export async function listImpersonationFaults(
  scenario: Scenario,
  { relation, author, call: { name, path } }: Impersonation,
  before: readonly string[] = [],
): Promise<string[]> {
  const handler = getHandlerAs(scenario, author);
  const main = { ...relation, name: author.name };
  const input = inputs[name as EndpointName](
    resolveIds(scenario, { relation: main, condition: author.state }),
  );
  return runAndUndo(
    scenario,
    async ({ listChangesInA }) => {
      const { cookie } = scenario.acting.get(relation.name) ?? { cookie: "" };
      const result = await call(handler, path, input, cookie);
      const shown = result.text.includes(`secret of ${author.name}.`);
      const changed = (await listChangesInA()).filter((part) =>
        answerTables.includes(part.split(" ")[0]?.replace("public.", "") ?? ""),
      );
      const at = `${name} · ${relation.name} as ${author.name}`;
      return [...(shown ? [`${at}: reads`] : []), ...changed.map((part) => `${at}: changes ${part}`)];
    },
    before,
  );
}
