import { paths } from "#paths.ts";
import { signsInHere } from "#people/server/memberships.ts";
import type { EmailCall, EmailContent, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import type { Services } from "#platform/server/services.ts";

/**
 * The quiet line at the end of an email that its reader may switch off: it leads to their settings. Absent for a reader
 * who cannot sign in here, and would find a closed page.
 */
export async function stopLink(
  { tx, services }: Pick<EmailCall, "tx" | "services">,
  recipient: { userId: string | null; joinedAt: Date | null },
  label: string,
): Promise<Pick<EmailContent, "stop">> {
  if (!(await signsInHere(tx, recipient))) return {};
  return { stop: toSettings(services, label) };
}

const toSettings = ({ appUrl }: Pick<Services, "appUrl">, label: string) => ({
  label,
  url: appUrl + paths.settings({ part: "notifications" }),
});

/** The same line in a sample. */
export const stopSample = ({ services }: SampleCall, label: string): NonNullable<EmailContent["stop"]> =>
  toSettings(services, label);
