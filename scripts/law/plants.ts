import { client } from "./plants/client.ts";
import { directions } from "./plants/directions.ts";
import { server } from "./plants/server.ts";
import { shared } from "./plants/shared.ts";
import { sources } from "./plants/sources.ts";

/** Faults to plant in the lawful tree: one for each rule, and for each way around it. */
export const plants = [...directions, ...client, ...server, ...shared, ...sources];
