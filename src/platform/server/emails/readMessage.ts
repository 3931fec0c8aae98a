import type { Emails } from "./emailTemplate.ts";
import type { MessageKind, MessagePayloads } from "./messageKinds.ts";

/** The email of a kind that was stored: null for one of another version of the product. */
export const findEmail = (emails: Emails, kind: string) => (isKind(emails, kind) ? emails[kind] : null);

/** The kinds that leave no trace, for what looks at all emails. */
export const listKindsWithoutTrace = (emails: Emails): string[] =>
  Object.entries(emails).flatMap(([kind, { leavesNoTrace }]) => (leavesNoTrace ? [kind] : []));

/** The keys of the reminders that leave to these people on a day, whatever they are about. */
export const listReminderKeys = (emails: Emails, profileIds: readonly string[], today: string): string[] =>
  Object.values(emails).flatMap(({ buildReminderKey }) =>
    buildReminderKey ? profileIds.map((id) => buildReminderKey(id, today)) : [],
  );

const isKind = (emails: Emails, kind: string): kind is MessageKind => Object.hasOwn(emails, kind);

/** A row may come from another version of the product: unknown kinds and payloads of another shape throw. */
export function readMessage(
  emails: Emails,
  kind: string,
  data: unknown,
): { kind: MessageKind; data: MessagePayloads[MessageKind] } {
  if (!isKind(emails, kind)) throw new UnreadableMessage("unknown kind");
  const { data: payload, success } = emails[kind].payload.safeParse(data);
  if (!success) throw new UnreadableMessage("unexpected payload");
  return { kind, data: payload };
}

/** What it says is shown as the reason of the failure: no value of the payload. */
export class UnreadableMessage extends Error {
  override readonly name = "UnreadableMessage";
}
