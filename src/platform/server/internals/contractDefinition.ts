import {
  ContractProcedure,
  type AnyContractProcedure,
  type AnySchema,
  type InferSchemaInput,
  type InferSchemaOutput,
} from "@orpc/contract";
import * as z from "zod";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { readInput } from "./readInput.ts";

/** An input after the contract has parsed it. */
export type ParsedInput<Contract extends AnyContractProcedure> =
  Contract extends ContractProcedure<infer Schema extends AnySchema, infer _O, infer _E, infer _M>
    ? InferSchemaOutput<Schema>
    : never;

/** What an endpoint returns, before the contract parses it. */
export type GivenOutput<Contract extends AnyContractProcedure> =
  Contract extends ContractProcedure<infer _I, infer Schema extends AnySchema, infer _E, infer _M>
    ? InferSchemaInput<Schema>
    : never;

export const getMeta = (contract: AnyContractProcedure) => contract["~orpc"].meta as EndpointMeta;

/** « POST /people », which names an endpoint among the counters of its limits. */
export function getAddress(contract: AnyContractProcedure): string {
  const { method, path } = contract["~orpc"].route;
  return `${method} ${path}`;
}

/** @throws for a contract that does not say what its endpoint answers */
export function getOutputSchema(contract: AnyContractProcedure): z.ZodType {
  const schema = contract["~orpc"].outputSchema;
  if (!(schema instanceof z.ZodType)) throw new Error(`${getAddress(contract)} does not list its output`);
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
