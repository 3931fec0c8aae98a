import * as z from "zod";

/** Every email that the product sends: one that is missing here does not compile (server/emails/samples.ts). */
export const SampledKind = z.enum([
  "auth.confirmation",
  "auth.alreadyRegistered",
  "auth.welcome",
  "auth.magicLink",
  "auth.reset",
  "auth.passwordChanged",
  "auth.passwordGiven",
  "auth.newEmail",
  "auth.emailChangeAsked",
  "auth.emailChanged",
  "auth.emailTakenBack",
  "auth.secondFactorOn",
  "auth.secondFactorOff",
  "auth.recoveryCodeUsed",
  "auth.identityLinked",
  "people.invitation",
  "people.newLink",
  "people.newAdmin",
  "people.addressElsewhere",
  "evaluations.invitation",
  "evaluations.invitations",
  "evaluations.newLink",
  "evaluations.reminder",
  "evaluations.notStarted",
  "nominations.asked",
  "nominations.reminder",
  "nominations.sent",
  "nominations.approved",
  "nominations.late",
  "reports.ready",
  "reports.completed",
  "reports.toReview",
  "reports.newLink",
  "reports.flagged",
  "reports.flagDecided",
]);
export type SampledKind = z.infer<typeof SampledKind>;

/**
 * The emails whose delivery is listed: those by which the company acts on an account, and tests. All others would tell an
 * administrator what they must not learn: who was asked about whom, who was reminded and so has not answered, who asks
 * for a link and so is about to answer, who changes how they sign in.
 */
export const ListedKind = z.enum([
  "administration.test",
  "people.invitation",
  "people.newAdmin",
  "auth.passwordGiven",
]);
