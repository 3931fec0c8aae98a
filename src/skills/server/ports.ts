import type { SQL, SQLWrapper } from "drizzle-orm";
import { declarePorts } from "#platform/server/ports.ts";

/** The number of evaluations that have one of the catalogue: an expression, of the columns that name it. */
type Uses = (companyId: SQLWrapper, id: SQLWrapper) => SQL<number>;

/** Evaluations have something of the catalogue: counted up to `maxCountedUses`, and one more for « more than that ». */
interface CatalogueUses {
  ofSkill: Uses;
  ofQuestion: Uses;
  ofValue: Uses;
}
export interface SkillPorts {
  catalogueUses: CatalogueUses;
}
export const skillPorts = declarePorts<SkillPorts>("skills");
