/**
 * Every email that the product sends, and the ways in which it is written. A kind of message that is missing here, or
 * has no sample, does not compile (administration/server/emails/samples.ts).
 */
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
  "evaluations.invitation": ["peer", "direct_report", "manager", "subject", "watching"],
  "evaluations.newLink": ["usual"],
  "evaluations.reminder": ["usual", "subject", "several"],
  "evaluations.notStarted": ["usual"],
  "nominations.asked": ["usual", "returned"],
  "nominations.reminder": ["usual"],
  "nominations.sent": ["usual"],
  "nominations.late": ["usual"],
  "reports.ready": ["usual", "empty"],
  "reports.completed": ["usual", "empty"],
  "reports.newLink": ["usual"],
} as const;

export type SampledKind = keyof typeof samples;
export type SampleName = (typeof samples)[SampledKind][number];
export const sampledKinds = Object.keys(samples) as SampledKind[];

/**
 * The emails whose delivery is listed: those by which the company acts on an account, and tests. All others would tell an
 * administrator what they must not learn: who was asked about whom, who was reminded and so has not answered, who asks
 * for a link and so is about to answer, who changes how they sign in.
 */
export const listedKinds = [
  "administration.test",
  "people.invitation",
  "people.newAdmin",
  "auth.passwordGiven",
] as const;
