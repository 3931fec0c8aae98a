import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments: readonly string[];
}

export interface MailServer {
  url: string;
  letters: readonly Letter[];
  /** The first letter to this person whose subject matches and that nobody has read yet; waits for it to arrive. */
  next: (to: string, subject: RegExp) => Promise<Letter>;
  close: () => Promise<void>;
}

/** A real mail server on this machine, which keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const read = new Set<Letter>();
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(50);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const parsed = await PostalMime.parse(Buffer.concat(chunks));
      letters.push({
        to: session.envelope.rcptTo[0]?.address ?? "",
        subject: parsed.subject ?? "",
        html: parsed.html ?? "",
        text: parsed.text ?? "",
        messageId: parsed.messageId ?? "",
        attachments: parsed.attachments.map(({ filename }) => filename ?? ""),
      });
      done();
      arrivals.emit("letter");
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async next(to, subject) {
      for (;;) {
        const found = letters.find(
          (letter) => letter.to === to && subject.test(letter.subject) && !read.has(letter),
        );
        if (found) {
          read.add(found);
          return found;
        }
        await once(arrivals, "letter", { signal: AbortSignal.timeout(30_000) }).catch(() => {
          const known = letters.map((letter) => `${letter.to}: ${letter.subject}`).join("\n");
          throw new Error(`no letter to ${to} with ${subject}; received:\n${known}`);
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The address behind the button of a letter. */
export function linkOf(letter: Letter): string {
  const link = letter.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`no link in « ${letter.subject} »`);
  return link;
}
