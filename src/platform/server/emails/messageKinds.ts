/**
 * Every kind of email and what it carries. A concept adds its own by module augmentation, in `server/emails/emails.ts`; a
 * message of another kind or with another payload does not compile, nor does the product without an email for each kind
 * (src/app/registries.ts).
 */
export interface MessagePayloads {}

/** Emails by which a company writes to people who did not ask for it: so many leave a day (invitationQueue.ts). */
export interface InvitationKinds {}

export type MessageKind = keyof MessagePayloads;

/** Stated by the kind and by its sender: the type of each requires it. */
export type InvitationMark<Kind> = Kind extends keyof InvitationKinds
  ? { isInvitation: true }
  : { isInvitation?: never };
