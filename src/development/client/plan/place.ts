import type { Objective } from "../../contract/plan.ts";

/** Where an objective stands. */
export type Place = Pick<Objective, "id" | "pillar">;
