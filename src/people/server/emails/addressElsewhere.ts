import { administers } from "#accounts/rules/administering.ts";
import { isElsewhere } from "#accounts/rules/arrival.ts";
import { findIdentityById } from "#accounts/server/identities.ts";
import { resolveProviderName } from "#accounts/server/providers.ts";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { fullName, type NamedPerson } from "../../rules/names.ts";
import { findProfileRow } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/**
 * Tells the administration that the provider of a person announces another address. It does not say which one: that
 * address is not proved here. Null once the address is the person's, or the identity is no longer linked.
 */
export const addressElsewhereEmail: EmailTemplate<"people.addressElsewhere"> = async ({
  tx,
  services,
  companyId,
  language,
  recipientProfileId,
  data: { profileId, identityId },
}) => {
  const reader = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
  const person = await findProfileRow(tx, companyId, profileId);
  const identity = await findIdentityById(tx, identityId);
  if (!reader?.isActive || !administers(reader) || !person?.isActive || !identity) return null;
  if (!isElsewhere(identity.announcedEmail, person.email)) return null;
  return writeAddressElsewhere(language, {
    person,
    provider: resolveProviderName(services.providers, identity.issuer),
    url: new URL(paths.person(profileId), services.appUrl).href,
  });
};

interface AddressElsewhere {
  person: NamedPerson & { email: string };
  provider: string;
  url: string;
}

export function writeAddressElsewhere(
  language: Language,
  { person, provider, url }: AddressElsewhere,
): EmailContent {
  const t = (language === "fr" ? fr : en).addressElsewhere;
  const values = { name: fullName(person), email: person.email, provider };
  return {
    subject: say(language, t.subject, values),
    preheader: t.preheader,
    title: say(language, t.title, values),
    paragraphs: [say(language, t.body, values), say(language, t.next, values)],
    action: { label: t.action, url },
  };
}
