import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface AccountEmail {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments: readonly string[];
}

export interface MailServer {
  url: string;
  emails: readonly AccountEmail[];
  /** The first email to this person whose subject matches and that no test has read yet; waits for it to arrive. */
  next: (to: string, subject: RegExp) => Promise<AccountEmail>;
  close: () => Promise<void>;
}

/** A real mail server on this machine, which keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const emails: AccountEmail[] = [];
  const read = new Set<AccountEmail>();
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(50);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const parsed = await PostalMime.parse(Buffer.concat(chunks));
      emails.push({
        to: session.envelope.rcptTo[0]?.address ?? "",
        subject: parsed.subject ?? "",
        html: parsed.html ?? "",
        text: parsed.text ?? "",
        messageId: parsed.messageId ?? "",
        attachments: parsed.attachments.map(({ filename }) => filename ?? ""),
      });
      done();
      arrivals.emit("email");
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async next(to, subject) {
      for (;;) {
        const found = emails.find(
          (email) => email.to === to && subject.test(email.subject) && !read.has(email),
        );
        if (found) {
          read.add(found);
          return found;
        }
        await once(arrivals, "email", { signal: AbortSignal.timeout(120_000) }).catch(() => {
          const known = emails.map((email) => `${email.to}: ${email.subject}`).join("\n");
          throw new Error(`no email to ${to} with ${subject}; received:\n${known}`);
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The address behind the button of an email. */
export function readLink(email: AccountEmail): string {
  const link = email.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`no link in « ${email.subject} »`);
  return link;
}
