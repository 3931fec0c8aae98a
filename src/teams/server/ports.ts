import type { PeoplePorts } from "#people/server/ports.ts";
import { declarePorts } from "#platform/server/ports.ts";

type TeamsPorts = Pick<PeoplePorts, "previewChange" | "managersChanged">;
export const teamsPorts = declarePorts<TeamsPorts>("teams");
