import type { SampledKind } from "../contract/samples.ts";

/** The ways in which each email is written. Each has its sample in server/emails/samples.ts, or that does not compile. */
export const samples = {
  "auth.confirmation": ["usual"],
  "auth.alreadyRegistered": ["usual", "withoutPassword"],
  "auth.welcome": ["usual"],
  "auth.magicLink": ["usual"],
  "auth.reset": ["usual"],
  "auth.passwordChanged": ["usual"],
  "auth.passwordGiven": ["usual"],
  "auth.newEmail": ["usual"],
  "auth.emailChangeAsked": ["usual"],
  "auth.emailChanged": ["usual"],
  "auth.emailTakenBack": ["usual"],
  "auth.secondFactorOn": ["usual"],
  "auth.secondFactorOff": ["usual"],
  "auth.recoveryCodeUsed": ["usual"],
  "auth.identityLinked": ["usual"],
  "people.invitation": ["usual"],
  "people.newLink": ["usual"],
  "people.newAdmin": ["usual", "several"],
  "people.addressElsewhere": ["usual"],
  "evaluations.invitation": ["peer", "direct_report", "manager", "subject", "watching"],
  "evaluations.invitations": ["several", "withOwn"],
  "evaluations.newLink": ["usual"],
  "evaluations.reminder": ["usual", "subject", "several"],
  "evaluations.notStarted": ["usual"],
  "nominations.asked": ["usual", "byManager", "returned"],
  "nominations.reminder": ["usual", "manager"],
  "nominations.sent": ["usual", "manager"],
  "nominations.approved": ["usual"],
  "nominations.late": ["usual", "manager"],
  "reports.ready": ["usual", "empty"],
  "reports.completed": ["usual", "empty"],
  "reports.toReview": ["usual"],
  "reports.newLink": ["usual"],
  "reports.flagged": ["usual", "undecided"],
  "reports.flagDecided": ["usual"],
} as const satisfies Record<SampledKind, readonly string[]>;

export type SampleName = (typeof samples)[SampledKind][number];
export const sampledKinds = Object.keys(samples) as SampledKind[];
