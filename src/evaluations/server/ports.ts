import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";
import type { Services } from "#platform/server/services.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { FrozenLayout } from "../tables.ts";
import type { ProtectedRole } from "../vocabulary.ts";

export interface EvaluationPorts {
  /** Whether the proposal of the person evaluated is not approved yet: nominations/. */
  awaitsNomination: (tx: Tenant, evaluation: { companyId: string; id: string }) => Promise<boolean>;
  /** The same of each row of a statement, whose evaluations stand under that name. */
  rowAwaitsNomination: (evaluation: SQL) => SQL;
  /** The key of the launch that starts it together with others; null when it starts alone: campaigns/. */
  findLaunchKey: (
    tx: Tenant,
    evaluation: { companyId: string; campaignId: string | null },
    at: Date,
  ) => Promise<string | null>;
  /** The model of the reports of what is launched now; null for the standard one: reports/. */
  findReportModel: (
    tx: Tenant,
    companyId: string,
  ) => Promise<{ name: string; layout: FrozenLayout; showsComments: boolean } | null>;
  /** Whether it shows comments, of the company of each row of a statement. */
  rowShowsComments: (companyId: SQLWrapper) => SQL<boolean>;
  /** Whether drafts of plans by AI are switched on, in the company of each row of a statement: development/. */
  rowSwitchesDrafts: (companyId: SQLWrapper) => SQL<boolean>;
  /** Whether one can be asked for here: without it nothing announces them. */
  hasDraftServer: (services: Services) => boolean;
  /**
   * Reports of one person that are close in time are assessed together (disclosure/rules/system.ts): by so many days, and
   * which of the later groups would isolate a participant beside the earlier ones.
   */
  reportSystem: {
    days: number;
    listIsolatingGroups: (
      earlier: readonly (readonly string[])[],
      later: readonly { group: ProtectedRole; people: readonly string[] }[],
      thresholds: readonly number[],
      managers: { earlier: readonly string[]; later: readonly string[] },
    ) => InvitedRole[];
  };
}
export const evaluationPorts = declarePorts<EvaluationPorts>("evaluations");
