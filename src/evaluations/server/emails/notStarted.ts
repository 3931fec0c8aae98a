import { and, eq } from "drizzle-orm";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { evaluations } from "../../tables.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** To the author, when a planned launch did not happen; null once it is planned anew, launched or gone. */
export const notStartedEmail: EmailTemplate<"evaluations.notStarted"> = async (call) => {
  const { tx, companyId, language, data, services } = call;
  const [found] = await tx
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, data.evaluationId)));
  if (found?.status !== "draft" || !found.startFailure) return null;
  const { name, startsOn, startFailure, id } = found;
  return writeNotStarted(language, {
    name,
    startsOn,
    startFailure,
    url: services.appUrl + paths.editEvaluation(id),
  });
};

interface NotStarted {
  name: string;
  startsOn: string | null;
  startFailure: keyof (typeof fr)["notStarted"]["reasons"];
  url: string;
}

export function writeNotStarted(
  language: Language,
  { name, startsOn, startFailure, url }: NotStarted,
): EmailContent {
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = { name, date: startsOn ? formatDay(language, startsOn) : "" };
  return {
    subject: say(language, t.notStarted.subject, values),
    preheader: t.notStarted.preheader,
    title: t.notStarted.title,
    paragraphs: [
      say(language, t.notStarted.what, values),
      t.notStarted.reasons[startFailure],
      t.notStarted.next,
    ],
    action: { label: t.notStarted.action, url },
    footnotes: [],
  };
}
