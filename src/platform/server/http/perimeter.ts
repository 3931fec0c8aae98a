/**
 * What an installation exposes, decided from its settings alone: neither the client address nor the Host header shows
 * whether a proxy forwarded a request (docs/decisions/0053).
 */

/**
 * - send: by the mail server of SMTP_URL.
 * - mailbox: held, to be read at /dev/mailbox under the address printed at the start.
 * - hold: held, and not readable.
 */
export type MailMode = "send" | "mailbox" | "hold";

interface MailSettings {
  appUrl: string;
  smtpUrl: string | undefined;
  /** MAIL=hold. */
  holdsMail: boolean;
  production: boolean;
}

/** Whether an address leads to this machine only. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const isLoopbackHttp = (address: string) => new URL(address).protocol === "http:" && isLoopback(address);

export function mailMode({ appUrl, smtpUrl, holdsMail, production }: MailSettings): MailMode {
  if (smtpUrl) return "send";
  return !holdsMail && !production && isLoopbackHttp(appUrl) ? "mailbox" : "hold";
}

/** What the operator must decide about mail before the product starts; null when nothing is left open. */
export function whyNotStartWithoutMail({ appUrl, smtpUrl, holdsMail }: MailSettings): string | null {
  if (smtpUrl && holdsMail)
    return "MAIL=hold et SMTP_URL se contredisent : gardez l’un des deux, selon que Rondo écrit aux gens ou non.";
  if (smtpUrl || holdsMail || isLoopbackHttp(appUrl)) return null;
  return `SMTP_URL manque, alors que d’autres que vous peuvent ouvrir ${appUrl} : donnez un serveur de courriel, ou MAIL=hold pour que Rondo n’écrive à personne.`;
}

/** Demonstration accounts are for this machine, unless DEMO=1 says that others may use them too. */
export const mayHaveDemonstration = ({ appUrl, demo }: { appUrl: string; demo: boolean | undefined }) =>
  demo === true || isLoopback(appUrl);
