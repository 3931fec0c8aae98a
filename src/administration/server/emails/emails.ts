import * as z from "zod";
import type { Email, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { writeSample } from "./samples.ts";

declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** A sample of another email, to the person who asks for it. */
    "administration.test": { kind: string; sample: string };
  }
}

const banner = {
  fr: "Ceci est un test\u00A0: les personnes et les liens sont fictifs, et rien n’est joint.",
  en: "This is a test: the people and the links are made up, and nothing is attached.",
};

/** A sample, to the person who asked for it; null when a version of the product has no such sample. */
const testEmail: EmailTemplate<"administration.test"> = async (call) => {
  const { kind, sample } = call.data;
  const content = await writeSample(call.services.emails, { kind, sample }, call);
  return content && { ...content, subject: `[Test] ${content.subject}`, banner: banner[call.language] };
};

const test: Email<"administration.test"> = {
  payload: z.strictObject({ kind: z.string(), sample: z.string() }),
  template: testEmail,
  // It is written from the samples of the others.
  samples: {},
  title: { fr: "Test", en: "Test" },
  getSampleTitle: () => null,
  isListed: true,
  hasOwnLinks: true,
};
export const administrationEmails = { "administration.test": test };
