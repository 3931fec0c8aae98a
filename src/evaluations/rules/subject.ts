import type { ErrorCode } from "#platform/errors.ts";
import type { EvaluationType } from "../vocabulary.ts";

export interface SubjectChoice {
  evaluationType: EvaluationType;
  /** Null for a person who is unknown, or of another company: the two give the same answer. */
  subject: { isActive: boolean } | null;
  actorIsSubject: boolean;
  authorIsSubject: boolean;
  actorIsAuthor: boolean;
  /** Owner or admin, or the person is one of those whom the actor manages. */
  actorMayEvaluate: boolean;
  /** The actor is the only owner, and no other person could evaluate them (§2 of docs/product-decisions.md). */
  nobodyElseCould: boolean;
}

/** Why this person cannot be the one evaluated. Author and subject are the same person only for `self`. */
export function whyNotEvaluate(choice: SubjectChoice): ErrorCode | null {
  if (!choice.subject?.isActive) return "invalid_author_or_subject";
  if (choice.actorIsSubject) return whyNotEvaluateOneself(choice);
  if (!choice.actorMayEvaluate) return "invalid_author_or_subject";
  if (choice.authorIsSubject && choice.evaluationType !== "self") return "invalid_author_or_subject";
  return null;
}

function whyNotEvaluateOneself(choice: SubjectChoice): ErrorCode | null {
  if (!choice.actorIsAuthor) return "forbidden";
  if (choice.evaluationType === "self") return choice.actorMayEvaluate ? null : "forbidden";
  return choice.nobodyElseCould ? null : "forbidden";
}
