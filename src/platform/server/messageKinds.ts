import * as z from "zod";

const none = z.strictObject({});
/** Where the reader wanted to go. */
const next = z.string().optional();
const account = z.strictObject({ userId: z.uuid(), next });
const evaluation = z.strictObject({ evaluationId: z.uuid() });

/**
 * The closed list of emails and what each carries. A message of another kind or with another payload does not
 * compile, nor does the product without a template for each kind (src/app/tasks.ts).
 */
export const messagePayloads = {
  "auth.confirmation": account,
  "auth.reset": account,
  "auth.alreadyRegistered": account,
  "auth.welcome": account,
  "auth.magicLink": account,
  "auth.passwordChanged": none,
  /** To the address that the person wants. */
  "auth.newEmail": z.strictObject({ userId: z.uuid(), email: z.string() }),
  /** To the address of the account, when another is asked for. */
  "auth.emailChangeAsked": none,
  /** To the earlier address, with the link that takes it back. */
  "auth.emailChanged": none,
  /** To the address that the account had meanwhile. */
  "auth.emailTakenBack": none,
  "auth.passwordGiven": none,
  "auth.secondFactorOn": none,
  "auth.secondFactorOff": none,
  "auth.recoveryCodeUsed": z.strictObject({ codesLeft: z.int() }),
  "auth.identityLinked": z.strictObject({ provider: z.string() }),
  "people.invitation": z.strictObject({ next }),
  /** A new invitation link, requested by the invited person. */
  "people.newLink": z.strictObject({ next }),
  /** `others` became admins by the same call. */
  "people.newAdmin": z.strictObject({
    profileId: z.uuid(),
    others: z.array(z.uuid()).optional(),
    grantedBy: z.uuid(),
  }),
  /** The provider of a person announces another address than ours. Neither of them is written here. */
  "people.addressElsewhere": z.strictObject({ profileId: z.uuid(), identityId: z.uuid() }),
  "evaluations.invitation": evaluation,
  /** Several that were launched together, in one email. */
  "evaluations.invitations": z.strictObject({ ids: z.array(z.uuid()).min(1) }),
  /** One a day and person, over all that they are asked. */
  "evaluations.reminder": none,
  /** A planned launch did not happen. */
  "evaluations.notStarted": evaluation,
  /** The person evaluated is asked whom to invite, by a campaign or one by one; their proposal has come. */
  "nominations.asked": evaluation.extend({ campaignId: z.uuid().optional() }),
  "nominations.sent": evaluation,
  /** A manager approved it: the author may launch. */
  "nominations.approved": evaluation,
  /** It is due soon; to the author, that it has not come. */
  "nominations.reminder": evaluation,
  "nominations.late": evaluation,
  "reports.ready": evaluation,
  "reports.completed": evaluation,
  /** To whoever may publish: it waits to be read through. */
  "reports.toReview": evaluation,
  /** A comment of a report was flagged; it was decided about. */
  "reports.flagged": evaluation,
  "reports.flagDecided": evaluation,
  "evaluations.newLink": evaluation,
  "reports.newLink": evaluation,
  /** One of the others, as a sample, to whoever asked for it. */
  "administration.test": z.strictObject({ kind: z.string(), sample: z.string() }),
} as const satisfies Record<string, z.ZodType<object>>;

export type MessageKind = keyof typeof messagePayloads;
export type MessagePayloads = { [K in MessageKind]: z.infer<(typeof messagePayloads)[K]> };

/** Emails by which a company writes to people who did not ask for it: so many leave a day (invitationQueue.ts). */
const invitationKinds: readonly MessageKind[] = [
  "people.invitation",
  "evaluations.invitation",
  "evaluations.invitations",
  "nominations.asked",
];
export const isInvitation = (kind: MessageKind): boolean => invitationKinds.includes(kind);

/** Of these only the newest leaves: a reminder that waited while mail was down says what the next one says again. */
const replacedKinds: readonly string[] = [
  "evaluations.reminder",
  "nominations.reminder",
] satisfies MessageKind[];
export const isReplacedByNewer = (kind: string): boolean => replacedKinds.includes(kind);

/** A row may come from another version of the product: unknown kinds and payloads of another shape throw. */
export function readMessage(
  kind: string,
  data: unknown,
): { kind: MessageKind; data: MessagePayloads[MessageKind] } {
  if (!isKind(kind)) throw new UnreadableMessage("unknown kind");
  const { data: payload, success } = messagePayloads[kind].safeParse(data);
  if (!success) throw new UnreadableMessage("unexpected payload");
  return { kind, data: payload };
}

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(messagePayloads, kind);

/** What it says is shown as the reason of the failure: no value of the payload. */
export class UnreadableMessage extends Error {
  override readonly name = "UnreadableMessage";
}
