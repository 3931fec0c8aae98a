import type { SQL, SQLWrapper } from "drizzle-orm";

/** The number of evaluations that have one of the catalogue: an expression, of the columns that name it. */
type Uses = (companyId: SQLWrapper, id: SQLWrapper) => SQL<number>;

declare module "#platform/server/services.ts" {
  interface Services {
    /** Counted by evaluations/, which stands above the catalogue: `mostUses` at most, and one more for « more than that ». */
    catalogueUses: { ofSkill: Uses; ofQuestion: Uses; ofValue: Uses };
  }
}
