import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";
import type { LinkKind } from "../vocabulary.ts";

interface LinkedEvaluation {
  companyId: string;
  evaluationId: string;
  now: Date;
}

/** What links need to know of evaluations and reports. */
interface LinkedEvaluations {
  /** Whether the account is the person evaluated or runs the evaluation. */
  isSubjectOrLead: (tx: Tenant, at: LinkedEvaluation & { userId: string }) => Promise<boolean>;
  /** Whether a new link to answer, or to the report, would open anything for this person. */
  canStillOpen: (
    tx: Tenant,
    at: LinkedEvaluation & { kind: LinkKind; profileId: string },
  ) => Promise<boolean>;
}
export interface AuthPorts {
  linkedEvaluations: LinkedEvaluations;
}
export const authPorts = declarePorts<AuthPorts>("auth");
