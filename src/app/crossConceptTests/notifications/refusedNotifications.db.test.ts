import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, test } from "vitest";
import { deliverEmails } from "#platform/server/emails/deliverEmails.ts";
import { smtpSender } from "#platform/server/emails/smtp.ts";
import { givePassword } from "../../testing/accounts.ts";
import { answerAll, launchEvaluation } from "../../testing/answering.ts";
import { runMinute } from "../../testing/dueWork.ts";
import { openEmail } from "../../testing/emails.ts";
import { makeTestMailer } from "../../testing/mailer.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

/** Who received what, and its text. */
const received: { to: string; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, session, done) {
    const email = await PostalMime.parse(await text(stream));
    received.push({ to: session.envelope.rcptTo[0]?.address ?? "", text: email.text ?? "" });
    done();
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const { port } = server.server.address() as AddressInfo;
const sender = smtpSender(`smtp://127.0.0.1:${port}`, "rondo@entreprise.example");
const world = await makeWorld();
const mailer = makeTestMailer(world, sender.send);

let lead: Person;
let addresses = 0;
/** Of a domain to which emails leave. */
const createPerson = (facts = {}) => {
  addresses += 1;
  return world.person(lead, { email: `personne${addresses}@entreprise.test`, ...facts });
};
beforeEach(async () => {
  received.length = 0;
  lead = await world.company();
  lead = await createPerson({ role: "account_owner" });
});
afterAll(() => {
  sender.close();
  server.close();
});
/** Everything that waits leaves; answers who received an email. */
async function send(): Promise<string[]> {
  await deliverEmails(world.services, mailer, lead.companyId);
  return received.map(({ to }) => to).toSorted();
}
const refuse = (person: Person, kind: "evaluation_reminder" | "report_ready" | "evaluation_completed") =>
  person.api.notifications.setPreference({ kind, channel: "email", wanted: false });
const invitePeers = async () => {
  const [subject, willing, unwilling] = await Promise.all([1, 2, 3].map(() => createPerson()));
  const invited = [willing!, unwilling!].map((person) => [person, "peer"] as const);
  const made = await launchEvaluation(world, {
    author: lead,
    subject: subject!,
    invited,
    subjectAnswers: false,
  });
  return { made, subject: subject!, willing: willing!, unwilling: unwilling! };
};

test("who refused reminders gets none, on the day or by hand", async () => {
  const { made, willing, unwilling } = await invitePeers();
  await refuse(unwilling, "evaluation_reminder");
  await lead.api.evaluations.remind({ id: made.id });
  expect(await send()).toEqual([willing.email]);
  await runMinute(world, "2026-12-04T14:00:00Z");
  const before = world.clock.now;
  world.clock.now = new Date("2026-12-04T14:00:00Z");
  expect(await send()).toEqual([willing.email, willing.email]);
  world.clock.now = before;
});

test("nobody learns who refused: the count, the participants, the audit log and the refusal to remind again are the same", async () => {
  const seen = async (refuses: boolean) => {
    const { made, unwilling } = await invitePeers();
    if (refuses) await refuse(unwilling, "evaluation_reminder");
    const { evaluation, reminded } = await lead.api.evaluations.remind({ id: made.id });
    const again = await lead.api.evaluations.remind({ id: made.id }).catch((error: unknown) => String(error));
    const { rows } = await world.inside(lead, (tx) =>
      tx.execute(`select action, details from audit_log where object_id = '${made.id}' order by at, action`),
    );
    const participants = evaluation.participants.map((part) => ({ ...part, id: null, person: null }));
    return { reminded, participants, again, rows };
  };
  const [willing, unwilling] = [await seen(false), await seen(true)];
  expect(willing.reminded).toBe(2);
  expect(unwilling).toEqual(willing);
});

test("the report is announced to who wants it, each kind by itself", async () => {
  const { made, subject, willing, unwilling } = await invitePeers();
  await refuse(subject, "report_ready");
  await refuse(lead, "report_ready");
  for (const peer of [willing, unwilling]) await answerAll(peer, made);
  await lead.api.reports.close({ evaluationId: made.id });
  expect(await send()).toEqual([lead.email]);
});

test("an email that one may do without leads to where one says so; an account that cannot sign in is not sent there", async () => {
  const { made, willing, unwilling } = await invitePeers();
  await lead.api.evaluations.remind({ id: made.id });
  await givePassword(world, willing);
  await send();
  const findText = (person: Person) => received.find(({ to }) => to === person.email)?.text;
  expect(findText(willing)).toContain(
    "Ne plus recevoir ces rappels\nhttp://localhost:3000/app/settings?part=notifications",
  );
  expect(findText(unwilling)).not.toContain("Ne plus recevoir");
  expect((await openEmail(world, willing.email, "evaluations.reminder"))?.stop?.label).toBe(
    "Ne plus recevoir ces rappels",
  );
});
