import { paths } from "#paths.ts";
import type { EmailTemplate } from "#platform/server/emailTemplate.ts";
import { say } from "#platform/texts.ts";
import { fullName } from "../../rules.ts";
import { findProfileRow } from "../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Tells an account owner who has just become an admin, and by whom. Null for an owner deactivated since. */
export const newAdminEmail: EmailTemplate<"people.newAdmin"> = async ({
  tx,
  services,
  companyId,
  companyName,
  language,
  recipientProfileId,
  data,
}) => {
  const { profileId, grantedBy } = data;
  const owner = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
  const admin = await findProfileRow(tx, companyId, profileId);
  const granter = await findProfileRow(tx, companyId, grantedBy);
  if (!owner?.isActive || !admin || !granter) return null;
  const t = (language === "fr" ? fr : en).newAdmin;
  const values = { admin: fullName(admin), granter: fullName(granter), company: companyName };
  return {
    subject: say(language, t.subject, values),
    preheader: t.preheader,
    title: say(language, t.title, values),
    paragraphs: [say(language, t.body, values), t.power],
    action: { label: t.action, url: new URL(paths.people(), services.appUrl).href },
    footnotes: [t.unexpected],
  };
};
