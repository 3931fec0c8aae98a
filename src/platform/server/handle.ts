import {
  ContractProcedure,
  type AnyContractProcedure,
  type InferContractRouterInputs,
  type InferContractRouterOutputs,
} from "@orpc/contract";
import { implement, type Router } from "@orpc/server";
import * as z from "zod";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "./database.ts";
import type { Actor, RequestContext, Services } from "./services.ts";
import { onlyListed } from "./writtenJson.ts";

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

/** What leaves is what the contract lists, whatever an endpoint returns. */
function outputOf(contract: AnyContractProcedure): (output: unknown) => unknown {
  const schema = contract["~orpc"].outputSchema;
  if (!(schema instanceof z.ZodType)) throw new Error("A contract lists what its endpoint answers");
  return (output) => onlyListed(schema, output);
}

/** oRPC would check outputs without knowing what PostgreSQL wrote; here onlyListed does. */
function withoutOutput(contract: AnyContractProcedure): AnyContractProcedure {
  const { outputSchema: _, ...definition } = contract["~orpc"];
  return new ContractProcedure(definition);
}

/** Refuses an actor whom the policy of the endpoint does not admit. The session's scope comes first. */
function admit(meta: EndpointMeta, actor: Actor): void {
  if (meta.allow === "answering") return;
  if (actor.scope !== "full") refuse("forbidden");
  if (meta.allow === "signedIn" || meta.allow === "anyone") return;
  if (!actor.capabilities.has(meta.allow)) refuse("forbidden");
}

/**
 * An endpoint for people with a session: opens a transaction that knows the company and the person, checks the
 * contract's policy, then the input, then runs. A refusal, an error or a wrong output undoes everything.
 */
export function handle<Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: Call<Inputs<Contract>>) => Promise<Outputs<Contract>>,
) {
  const meta = contract["~orpc"].meta as EndpointMeta;
  if (meta.allow === "anyone") throw new Error("An endpoint for anyone goes through handleOpen");
  // The session comes before the input: without one, nobody learns what an input should look like.
  const listed = outputOf(contract);
  const procedure = implement(withoutOutput(contract))
    .$context<RequestContext>()
    .use(async ({ context, next }) => {
      const done = await context.services.asActor(context.request, async (tx, actor) => {
        admit(meta, actor);
        return { result: await next({ context: { tx, actor } }) };
      });
      return done ? done.result : refuse("unauthorized");
    })
    .handler(async ({ input, context }) =>
      listed(await run({ ...context, input: input as Inputs<Contract> })),
    );
  return procedure as unknown as Router<Contract, RequestContext>;
}

/** An endpoint for anyone: no session, no tenant. It enters a company only by what a token or a new row names. */
export function handleOpen<Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: OpenCall<Inputs<Contract>>) => Promise<Outputs<Contract>>,
) {
  const meta = contract["~orpc"].meta as EndpointMeta;
  if (meta.allow !== "anyone") throw new Error("Only an endpoint for anyone goes through handleOpen");
  const listed = outputOf(contract);
  const procedure = implement(withoutOutput(contract))
    .$context<RequestContext>()
    .handler(async ({ input, context }) =>
      listed(await run({ ...context, input: input as Inputs<Contract> })),
    );
  return procedure as unknown as Router<Contract, RequestContext>;
}
