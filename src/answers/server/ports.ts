import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";

export interface AnswersPorts {
  /** Whether the published report of an evaluation shows the comments of a group; null while there is none: reports/. */
  findCommentsShown: (
    tx: Tenant,
    key: { companyId: string; evaluationId: string },
    role: ParticipantRole,
  ) => Promise<boolean | null>;
}
export const answersPorts = declarePorts<AnswersPorts>("answers");
