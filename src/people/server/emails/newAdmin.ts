import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { formatList, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { fullName, type NamedPerson } from "../../rules/names.ts";
import { findProfileRow, listNames } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Tells an account owner who have just become admins, and by whom. Null for an owner deactivated since. */
export const newAdminEmail: EmailTemplate<"people.newAdmin"> = async ({
  tx,
  services,
  companyId,
  companyName,
  language,
  recipientProfileId,
  data,
}) => {
  const { profileId, others = [], grantedBy } = data;
  const owner = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
  const admins = await listNames(tx, companyId, [profileId, ...others]);
  const granter = await findProfileRow(tx, companyId, grantedBy);
  if (!owner?.isActive || admins.length === 0 || !granter) return null;
  return writeNewAdmin(language, {
    admins,
    granter,
    company: companyName,
    url: new URL(paths.people(), services.appUrl).href,
  });
};

interface NewAdmin {
  admins: readonly NamedPerson[];
  granter: NamedPerson;
  company: string;
  url: string;
}

export function writeNewAdmin(language: Language, { admins, granter, company, url }: NewAdmin): EmailContent {
  const t = (language === "fr" ? fr : en).newAdmin;
  const values = {
    count: admins.length,
    admins: formatList(language, admins.map(fullName)),
    granter: fullName(granter),
    company,
  };
  return {
    subject: say(language, t.subject, values),
    preheader: say(language, t.preheader, values),
    title: say(language, t.title, values),
    paragraphs: [say(language, t.body, values), say(language, t.power, values)],
    action: { label: t.action, url: url },
    footnotes: [say(language, t.unexpected, values)],
  };
}
