import {
  ContractProcedure,
  type AnyContractProcedure,
  type InferContractRouterInputs,
  type InferContractRouterOutputs,
} from "@orpc/contract";
import * as z from "zod";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { readInput } from "./readInput.ts";

/** An input after the contract has parsed it. */
export type ParsedInput<Contract extends AnyContractProcedure> = Contract["~orpc"] extends {
  inputSchema?: infer Schema;
}
  ? NonNullable<Schema> extends { "~standard": { types?: infer Types } }
    ? NonNullable<Types> extends { output: infer Output }
      ? Output
      : InferContractRouterInputs<Contract>
    : InferContractRouterInputs<Contract>
  : never;

/** What an endpoint returns, before the contract parses it. */
export type GivenOutput<Contract extends AnyContractProcedure> = Contract["~orpc"] extends {
  outputSchema?: infer Schema;
}
  ? NonNullable<Schema> extends { "~standard": { types?: infer Types } }
    ? NonNullable<Types> extends { input: infer Input }
      ? Input
      : InferContractRouterOutputs<Contract>
    : InferContractRouterOutputs<Contract>
  : never;

export const metaOf = (contract: AnyContractProcedure) => contract["~orpc"].meta as EndpointMeta;

/** « POST /people », which names an endpoint among the counters of its limits. */
export function addressOf(contract: AnyContractProcedure): string {
  const { method, path } = contract["~orpc"].route;
  return `${method} ${path}`;
}

/** @throws for a contract that does not say what its endpoint answers */
export function outputSchemaOf(contract: AnyContractProcedure): z.ZodType {
  const schema = contract["~orpc"].outputSchema;
  if (!(schema instanceof z.ZodType)) throw new Error(`${addressOf(contract)} does not list its output`);
  return schema;
}

/**
 * The contract as oRPC serves it: its input is read by readInput.ts, and its output is not checked, since
 * oRPC would not know JSON that PostgreSQL wrote (preformattedJson.ts); handle.ts checks it.
 */
export function servedContract(contract: AnyContractProcedure): AnyContractProcedure {
  const { outputSchema: _, inputSchema, ...definition } = contract["~orpc"];
  return new ContractProcedure({ ...definition, inputSchema: inputSchema && readInput(inputSchema) });
}
