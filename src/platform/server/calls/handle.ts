import type { AnyContractProcedure } from "@orpc/contract";
import { implement, type Router } from "@orpc/server";
import type { Capability, EndpointMeta, Policy } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import { limitedScopes } from "#platform/vocabulary.ts";
import type { Tenant } from "../database/database.ts";
import { buildDownloadHeaders, type Download } from "../export/download.ts";
import type { CallGuard } from "./recentRefusals.ts";
import { settleAttempt, type GiveBack } from "./settleAttempt.ts";
import type { Caller, TriesLeft } from "./limits.ts";
import type { Actor, Identity, RequestContext, Services } from "../services.ts";
import {
  getAddress,
  getMeta,
  getOutputSchema,
  servedContract,
  type GivenOutput,
  type ParsedInput,
} from "../internals/contractDefinition.ts";
import { onlyListed } from "../http/preformattedJson.ts";

export interface Call<Input> {
  input: Input;
  actor: Actor;
  tx: Tenant;
  services: Services;
  requestId: string;
  /** Where the request comes from (clientAddress.ts). */
  address: string;
  request: Headers;
  response: Headers;
}

export type OpenCall<Input> = Omit<Call<Input>, "actor" | "tx">;

/** Cuts the output of an endpoint down to what its contract lists. */
function makeOutputFilter(contract: AnyContractProcedure): (output: unknown) => unknown {
  const schema = getOutputSchema(contract);
  return (output) => onlyListed(schema, output);
}

const isForAnyMember = (allow: Policy): allow is Exclude<Policy, Capability> =>
  ["anyone", "session", ...limitedScopes, "signedIn"].includes(allow);

/** What an administrator must not open with a password that they set: answers, reports, and what one leads. */
const policiesClosedUntilProved: readonly Policy[] = [...limitedScopes, "evaluate"];

/** Refuses an actor who does not satisfy the endpoint's policy. The session's scope is checked first. */
export function admit(meta: Omit<EndpointMeta, "object" | "limit">, actor: Actor): void {
  if (actor.needsSecondFactor && !meta.beforeSecondFactor) refuse("second_factor_required");
  if (actor.needsOwnPassword && !meta.beforeOwnPassword) refuse("own_password_first");
  if (actor.needsAddressProof && (policiesClosedUntilProved.includes(meta.allow) || meta.needsProvedAddress))
    refuse("address_first");
  if (meta.allow === "session") return;
  if (actor.scope !== "full" && meta.allow !== actor.scope) refuse("forbidden");
  if (isForAnyMember(meta.allow)) return;
  if (!actor.capabilities.has(meta.allow)) refuse("forbidden");
}

/** Refuses an object to a session that is limited to another one; an endpoint that names no object is closed to it. */
export function confine(meta: EndpointMeta, actor: Identity, input: unknown): void {
  if (actor.objectId === null || meta.allow === "session") return;
  if (!meta.object) refuse("forbidden");
  if ((input as Record<string, unknown>)[meta.object] !== actor.objectId)
    refuse(meta.notFound ?? "not_found");
}

/**
 * Runs a call under the contract's rate limits. The attempt is given back when the call fails through our fault, and as
 * each limit says when it succeeds, is refused or brings nothing.
 */
async function counting<T>(
  name: string,
  { limit }: EndpointMeta,
  { services, address, request }: RequestContext,
  who: Pick<Caller, "input" | "companyId" | "personId" | "sessionId" | "userId">,
  work: (giveBack: GiveBack) => Promise<T>,
  guard?: CallGuard,
): Promise<T> {
  if (!limit) return work(async () => {});
  const count = () => services.limits.count(name, limit, { ...who, address, headers: request });
  // Of a limit for each value of a field, another value may be within it.
  const isByInput = limit.some(({ per }) => per.startsWith("input."));
  const counted = await (guard && !isByInput ? guard.counted(count) : count());
  return settleAttempt(counted, services, work);
}

/**
 * An endpoint for people with a session: opens a transaction that knows the company and the person, checks the
 * contract's policy, then the input, then runs. A refusal, an error or a wrong output undoes everything. A call that found
 * nothing to change may give its try back.
 */
export const handle = <Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: Call<ParsedInput<Contract>>, giveBack: GiveBack) => Promise<GivenOutput<Contract>>,
) => handleInSession(contract, { run: (call, _, __, giveBack) => run(call, giveBack) });

/** The same, followed by slow work on the result after the commit, so that it holds no connection. */
export const handleThen = <Contract extends AnyContractProcedure, Found>(
  contract: Contract,
  run: (call: Call<ParsedInput<Contract>>) => Promise<Found>,
  finish: (found: Found, services: Services) => Promise<GivenOutput<Contract>>,
) => handleInSession(contract, { run, finish: (found, services) => finish(found as Found, services) });

/** Runs work as the same person, in a transaction of its own: admitted anew, so that a person who may no longer read stops. */
export type RunInAnotherTransaction<Input> = <T>(work: (call: Call<Input>) => Promise<T>) => Promise<T>;

/**
 * An endpoint that answers a file sent while it is written. `run` reads what comes first and may still refuse; the rest is
 * read by `again`, since a slow reader must hold no connection. The writer of the file lists its fields. A file that turns out
 * to hold nothing may give its try back.
 */
export const handleDownload = <Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (
    call: Call<ParsedInput<Contract>>,
    again: RunInAnotherTransaction<ParsedInput<Contract>>,
    giveBack: GiveBack,
  ) => Promise<Download>,
) =>
  handleInSession(contract, {
    run: (call, _, again, giveBack) => run(call, again, giveBack),
    isDownload: true,
  });

/** How often the person may still call an endpoint. For `prepare`, since counts in PostgreSQL need a connection of their own. */
export const readTriesLeft = (
  contract: AnyContractProcedure,
  { identity, services }: Pick<PrepareCall<unknown>, "identity" | "services">,
): Promise<TriesLeft> => {
  const { companyId, profileId: personId, sessionId, userId } = identity;
  const caller = { companyId, personId, sessionId, userId, address: "", headers: new Headers() };
  return services.limits.readLeft(getAddress(contract), getMeta(contract).limit ?? [], caller);
};

interface PrepareCall<Input> {
  input: Input;
  identity: Identity;
  services: Services;
}

/**
 * As `handle`, for work that must stay committed when the rest is refused (a counted attempt) or is too slow for a
 * transaction: `prepare` runs for an admitted actor, before the transaction takes its connection.
 */
export const handlePrepared = <Contract extends AnyContractProcedure, Prepared>(
  contract: Contract,
  prepare: (call: PrepareCall<ParsedInput<Contract>>) => Promise<Prepared>,
  run: (call: Call<ParsedInput<Contract>> & { prepared: Prepared }) => Promise<GivenOutput<Contract>>,
) =>
  handleInSession(contract, {
    prepare,
    run: (call, prepared) => run({ ...call, prepared: prepared as Prepared }),
  });

interface HandlerSteps<Input> {
  prepare?: (call: PrepareCall<Input>) => Promise<unknown>;
  run: (
    call: Call<Input>,
    prepared: unknown,
    again: RunInAnotherTransaction<Input>,
    giveBack: GiveBack,
  ) => Promise<unknown>;
  finish?: (found: unknown, services: Services) => Promise<unknown>;
  isDownload?: true;
}

function handleInSession<Contract extends AnyContractProcedure>(
  contract: Contract,
  { prepare, run, finish, isDownload }: HandlerSteps<ParsedInput<Contract>>,
) {
  const meta = getMeta(contract);
  if (meta.allow === "anyone") throw new Error("An endpoint for anyone goes through handleOpen");
  const name = getAddress(contract);
  const filterOutput = makeOutputFilter(contract);
  const enter = async <T>(
    { services, request }: RequestContext,
    work: (tx: Tenant, actor: Actor) => Promise<T>,
  ): Promise<T> => {
    const done = await services.asActor(request, async (tx, actor) => {
      admit(meta, actor);
      return { result: await work(tx, actor) };
    });
    return done ? done.result : refuse("unauthorized");
  };
  const answered = async (call: Call<ParsedInput<Contract>>, giveBack: GiveBack, prepared?: unknown) => {
    const again: RunInAnotherTransaction<ParsedInput<Contract>> = (work) =>
      enter(call, (tx, actor) => work({ ...call, tx, actor }));
    const found = await run(call, prepared, again, giveBack);
    return finish || isDownload ? found : filterOutput(found);
  };
  // A count in PostgreSQL survives the rollback of the request, and needs the one connection for itself.
  const isCountedApart = meta.limit?.some(({ kept }) => kept !== "inProcess") ?? false;
  const inOneTransaction = !prepare && !isCountedApart;

  const getGuard = ({ services, request }: Pick<RequestContext, "services" | "request">) =>
    services.recentRefusals.at(name, services.readSessionToken(request));

  // The session is checked before the input: without one, no validation error describes the input.
  const procedure = implement(servedContract(contract), { initialInputValidationIndex: Infinity })
    .$context<RequestContext>()
    .use(async ({ context, next }) => {
      const guard = getGuard(context);
      guard.check();
      const counted = async (tx: Tenant, actor: Actor) => {
        await guard.counted(() => context.services.limits.countCompany(actor));
        return { tx: inOneTransaction ? tx : null, actor };
      };
      const result = inOneTransaction
        ? await enter(context, async (tx, actor) => next({ context: await counted(tx, actor) }))
        : await next({ context: await enter(context, counted) });
      if (isDownload)
        return { ...result, output: await openDownload(result.output as Download, context.response) };
      if (!finish) return result;
      return { ...result, output: filterOutput(await finish(result.output, context.services)) };
    })
    .handler(async ({ input: given, context: { tx: opened, actor, ...context } }) => {
      const input = given as ParsedInput<Contract>;
      confine(meta, actor, input);
      const { companyId, profileId: personId, sessionId, userId } = actor;
      const caller = { input, companyId, personId, sessionId, userId };
      const work = async (giveBack: GiveBack) => {
        if (opened) return answered({ ...context, input, actor, tx: opened }, giveBack);
        const prepared = await prepare?.({ input, identity: actor, services: context.services });
        return enter(context, (tx, now) =>
          answered({ ...context, input, actor: now, tx }, giveBack, prepared),
        );
      };
      return counting(name, meta, context, caller, work, getGuard(context));
    });
  return procedure as unknown as Router<Contract, RequestContext>;
}

/** The file itself; its name and type travel as headers, of the browser and of the API alike. */
async function openDownload(download: Download, response: Headers): Promise<ReadableStream<Uint8Array>> {
  const body = typeof download.body === "function" ? await download.body() : download.body;
  for (const [name, value] of Object.entries(buildDownloadHeaders(download))) response.set(name, value);
  return body;
}

/** An endpoint for anyone: no session, no tenant. It enters a company only by what a token or a new row names. */
export function handleOpen<Contract extends AnyContractProcedure>(
  contract: Contract,
  run: (call: OpenCall<ParsedInput<Contract>>) => Promise<GivenOutput<Contract>>,
) {
  const meta = getMeta(contract);
  if (meta.allow !== "anyone") throw new Error("Only an endpoint for anyone goes through handleOpen");
  const name = getAddress(contract);
  const filterOutput = makeOutputFilter(contract);
  const procedure = implement(servedContract(contract))
    .$context<RequestContext>()
    .handler(({ input, context }) =>
      counting(name, meta, context, { input }, async () =>
        filterOutput(await run({ ...context, input: input as ParsedInput<Contract> })),
      ),
    );
  return procedure as unknown as Router<Contract, RequestContext>;
}
