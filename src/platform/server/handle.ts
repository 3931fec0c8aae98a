import type {
  AnyContractProcedure,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from "@orpc/contract";
import { implement, type Router } from "@orpc/server";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant, type Tenant } from "./database.ts";
import type { Actor, Identity, RequestContext, Services } from "./services.ts";

/** What the contract promises after parsing, and what an endpoint has to return. */
type Inputs<Contract extends AnyContractProcedure> = Contract["~orpc"] extends { inputSchema?: infer Schema }
  ? NonNullable<Schema> extends { "~standard": { types?: infer Types } }
    ? NonNullable<Types> extends { output: infer Output }
      ? Output
      : InferContractRouterInputs<Contract>
    : InferContractRouterInputs<Contract>
  : never;
type Outputs<Contract extends AnyContractProcedure> = Contract["~orpc"] extends {
  outputSchema?: infer Schema;
}
  ? NonNullable<Schema> extends { "~standard": { types?: infer Types } }
    ? NonNullable<Types> extends { input: infer Input }
      ? Input
      : InferContractRouterOutputs<Contract>
    : InferContractRouterOutputs<Contract>
  : never;

export interface Call<Input> {
  input: Input;
  actor: Actor;
  tx: Tenant;
  services: Services;
  requestId: string;
  request: Headers;
  response: Headers;
}

export type OpenCall<Input> = Omit<Call<Input>, "actor" | "tx">;

/** Refuses an actor whom the policy of the endpoint does not admit. The session's scope comes first. */
function admit(meta: EndpointMeta, actor: Actor): void {
  if (actor.needsSecondFactor && !meta.beforeSecondFactor) refuse("second_factor_required");
  if (meta.allow === "answering") return;
  if (actor.scope !== "full") refuse("forbidden");
  if (meta.allow === "signedIn" || meta.allow === "anyone") return;
  if (!actor.capabilities.has(meta.allow)) refuse("forbidden");
}

/** Its address names an endpoint among the counters. */
function nameOf(contract: AnyContractProcedure): string {
  const { method, path } = contract["~orpc"].route;
  return `${method} ${path}`;
}

/** What the contract's limits say of this call: refused, or counted. Null: there is no limit. */
async function countCall(
  name: string,
  { limit }: EndpointMeta,
  { services, address, request }: RequestContext,
  who: { input: unknown; companyId?: string; personId?: string },
) {
  return limit ? services.limits.count(name, limit, { ...who, address, headers: request }) : null;
}

/**
 * An endpoint for people with a session: reads the session, opens a transaction that knows the company,
 * loads the person, checks the contract's policy, then runs. A refusal or an error undoes everything.
 */
export const handle = <Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: Call<Inputs<Contract>>) => Promise<Outputs<Contract>>,
) =>
  behindASession(contract, ({ input, identity, ...context }) =>
    inside(contract, { ...context, identity }, (inner) => run({ ...inner, input })),
  );

/** The same, with slow work on what was found: after the commit, so that it holds no connection. */
export const handleThen = <Contract extends AnyContractProcedure, Found>(
  contract: Contract,
  run: (call: Call<Inputs<Contract>>) => Promise<Found>,
  finish: (found: Found, services: Services) => Promise<Outputs<Contract>>,
) =>
  behindASession(contract, async ({ input, identity, ...context }) => {
    const found = await inside(contract, { ...context, identity }, (inner) => run({ ...inner, input }));
    return finish(found, context.services);
  });

interface Arrived<Input> {
  input: Input;
  identity: Identity;
  services: Services;
}

/**
 * As `handle`, for what must stay written when the rest is refused (a try that is counted) or is too slow for a
 * transaction: `prepare` runs for somebody admitted, on its own, before the transaction takes its connection.
 */
export const handlePrepared = <Contract extends AnyContractProcedure, Prepared>(
  contract: Contract,
  prepare: (call: Arrived<Inputs<Contract>>) => Promise<Prepared>,
  run: (call: Call<Inputs<Contract>> & { prepared: Prepared }) => Promise<Outputs<Contract>>,
) =>
  behindASession(contract, async ({ input, identity, ...context }) => {
    await inside(contract, { ...context, identity }, async () => undefined);
    const prepared = await prepare({ input, identity, services: context.services });
    return inside(contract, { ...context, identity }, (inner) => run({ ...inner, input, prepared }));
  });

type Session = RequestContext & { identity: Identity };

/** Runs in the transaction of the company, as the person who is admitted. */
const inside = <T>(
  contract: AnyContractProcedure,
  { identity, ...context }: Session,
  work: (call: Omit<Call<never>, "input">) => Promise<T>,
): Promise<T> =>
  asTenant(context.services.db, identity, async (tx) => {
    const actor = await context.services.loadActor(tx, identity);
    if (!actor) refuse("unauthorized");
    admit(contract["~orpc"].meta as EndpointMeta, actor);
    return work({ ...context, actor, tx });
  });

function behindASession<Contract extends AnyContractProcedure>(
  contract: Contract,
  answer: (call: Session & { input: Inputs<Contract> }) => Promise<Outputs<Contract>>,
) {
  const meta = contract["~orpc"].meta as EndpointMeta;
  if (meta.allow === "anyone") throw new Error("An endpoint for anyone goes through handleOpen");
  const name = nameOf(contract);
  // The session comes before the input: without one, nobody learns what an input should look like.
  const procedure = implement(contract as AnyContractProcedure)
    .$context<RequestContext>()
    .use(async ({ context, next }) => {
      const identity = await context.services.identify(context.request);
      if (!identity) refuse("unauthorized");
      await context.services.limits.countCompany(identity.companyId);
      return next({ context: { identity } });
    })
    .handler(async ({ input, context }) => {
      const { companyId, profileId: personId } = context.identity;
      const succeeded = await countCall(name, meta, context, { input, companyId, personId });
      const output = await answer({ ...context, input: input as Inputs<Contract> });
      await succeeded?.();
      return output;
    });
  return procedure as unknown as Router<Contract, RequestContext>;
}

/** An endpoint for anyone: no session, no tenant. It enters a company only by what a token or a new row names. */
export function handleOpen<Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: OpenCall<Inputs<Contract>>) => Promise<Outputs<Contract>>,
) {
  const meta = contract["~orpc"].meta as EndpointMeta;
  if (meta.allow !== "anyone") throw new Error("Only an endpoint for anyone goes through handleOpen");
  const name = nameOf(contract);
  const procedure = implement(contract as AnyContractProcedure)
    .$context<RequestContext>()
    .handler(async ({ input, context }) => {
      const succeeded = await countCall(name, meta, context, { input });
      const output = await run({ ...context, input: input as Inputs<Contract> });
      await succeeded?.();
      return output;
    });
  return procedure as unknown as Router<Contract, RequestContext>;
}
