import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Evaluation } from "../contract/evaluation.ts";
import { findReadable } from "./queries/access.ts";
import { presentEvaluation } from "./queries/details.ts";

/** The evaluation after a change, read anew: what every change answers. */
export const present = async (tx: Tenant, actor: Actor, id: string): Promise<Evaluation> =>
  presentEvaluation(tx, await findReadable(tx, actor, id), actor.at);
