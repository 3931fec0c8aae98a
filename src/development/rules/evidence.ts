import type { EvidenceKind } from "../vocabulary.ts";

/** Where in a report an objective comes from. What stands there is read anew at each view, by those who may open the report. */
export interface Evidence {
  evaluationId: string;
  kind: EvidenceKind;
  /** The skill or the sentence. */
  id?: string;
}
