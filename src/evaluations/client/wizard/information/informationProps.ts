import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { Draft, StartingPosition } from "../useDraft.ts";

export interface InformationProps {
  draft: Draft;
  evaluation: Evaluation | null;
  isNew: boolean;
  /** The one that the address names. */
  position: StartingPosition | null;
  /** The person that the address names: chosen at once. */
  subject: PersonFace | null;
  /** Receives the id of a field whose text matches no chosen person, and null when there is none. */
  onUnmatchedField: (id: string | null) => void;
}
