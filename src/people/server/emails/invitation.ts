import { computeExpiry, mintLink } from "#accounts/server/tokens.ts";
import { toNextValues, paths } from "#paths.ts";
import type { EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { hasJoinedOpenly } from "../../rules/joining.ts";
import { findProfileRow, saveProfile } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** By the company, or asked for by the person. Null once they have joined or have been deactivated. */
export const invitationEmail: EmailTemplate<"people.invitation" | "people.newLink"> = async ({
  tx,
  services,
  companyId,
  companyName,
  language,
  recipientProfileId,
  queuedAt,
  data,
}) => {
  const person = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
  if (!person?.userId || hasJoinedOpenly(person) || !person.isActive) return null;
  const owner = { kind: "invitation", userId: person.userId, companyId, profileId: person.id } as const;
  const token = await mintLink(tx, services, owner, queuedAt);
  await saveProfile(tx, companyId, person.id, {
    invitationEndsAt: computeExpiry("invitation", services.now()),
  });
  const next = toNextValues(data.next);
  const url = new URL(paths.invitation({ token, ...next }), services.appUrl).href;
  return writeInvitation(language, { company: companyName, firstName: person.firstName, url });
};

export function writeInvitation(
  language: Language,
  { url, ...values }: { company: string; firstName: string; url: string },
): EmailContent {
  const t = (language === "fr" ? fr : en).invitation;
  return {
    subject: say(language, t.subject, values),
    preheader: t.preheader,
    title: say(language, t.title, values),
    paragraphs: [say(language, t.body, values), t.step],
    action: { label: t.action, url: url },
    footnotes: [t.expiry, say(language, t.stranger, values)],
  };
}
