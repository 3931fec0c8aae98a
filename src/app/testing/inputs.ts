import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { contract } from "../registries.ts";
import { accountsInputs } from "./inputs/accounts.ts";
import { campaignsInputs } from "./inputs/campaigns.ts";
import { catalogueInputs } from "./inputs/catalogue.ts";
import { developmentInputs } from "./inputs/development.ts";
import { evaluationsInputs } from "./inputs/evaluations.ts";
import { peopleInputs } from "./inputs/people.ts";
import { pulsesInputs } from "./inputs/pulses.ts";
import type { Concepts, Ids, Input } from "./inputs/ids.ts";
import { importInputs } from "./inputs/imports.ts";

export type { Ids };
export type EndpointName = {
  [C in keyof Concepts]: `${C & string}.${keyof Concepts[C] & string}`;
}[keyof Concepts];

/** A valid input for each endpoint, built on the ids given. */
export const inputs: Record<EndpointName, Input> = {
  ...importInputs,
  ...accountsInputs,
  ...peopleInputs,
  ...catalogueInputs,
  ...evaluationsInputs,
  ...campaignsInputs,
  ...pulsesInputs,
  ...developmentInputs,
};

export const endpoints = (Object.keys(inputs) as EndpointName[]).map((name) => {
  const [concept, key] = name.split(".") as [keyof Concepts, never];
  const { "~orpc": known } = contract[concept][key] as {
    "~orpc": { meta: EndpointMeta; route: { method: string } };
  };
  const isReading = known.route.method === "GET";
  return { name, meta: known.meta, isReading, path: `/rpc/${concept}/${String(key)}` };
});

export type Endpoint = (typeof endpoints)[number];
