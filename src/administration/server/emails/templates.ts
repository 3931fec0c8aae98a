import type { EmailTemplate, EmailTemplates } from "#platform/server/emailTemplate.ts";
import { writeSample } from "./samples.ts";

const banner = {
  fr: "Ceci est un test\u00A0: les personnes et les liens sont fictifs, et rien n’est joint.",
  en: "This is a test: the people and the links are made up, and nothing is attached.",
};

/** A sample, to whoever asked for it; null when a version of the product has no such sample. */
const testEmail: EmailTemplate<"administration.test"> = async (call) => {
  const content = await writeSample(call.data.kind, call.data.sample, call);
  return content && { ...content, subject: `[Test] ${content.subject}`, banner: banner[call.language] };
};

export const administrationEmails = { "administration.test": testEmail } satisfies Partial<EmailTemplates>;
