import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { beforeAll, describe, expect, test } from "vitest";
import { givePassword } from "#app/testing/accounts.ts";
import { recordStatements } from "#app/testing/answering.ts";
import { makeTimedCall, expectSameTime, readStatus, type TimedCall } from "#app/testing/enumeration.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { deliverEmails } from "#platform/server/emails/deliverEmails.ts";
import { smtpSender } from "#platform/server/emails/smtp.ts";
import { proving } from "#platform/testing/proof.ts";
import { makeMailer } from "../../tasks.ts";
import { startWorker } from "../../worker.ts";

/** Whether an address has an account shows neither in what is said nor in how long it takes. */
let world: World;
let ask: TimedCall;
let owner: Person;
let neighbour: Person;
beforeAll(async () => {
  world = await makeWorld();
  ask = makeTimedCall(world);
  owner = await world.company("Entreprise connue");
  neighbour = await world.company("Entreprise voisine");
});

let count = 0;
const buildUnknownEmail = () => `personne.inconnue.${(count += 1)}@ailleurs.example`;
const wrongPassword = "Pas-le-bon-du-tout!";

async function createEmailWithPassword(): Promise<string> {
  const person = await world.person(owner, { email: `connue.${(count += 1)}@ici.example` });
  await givePassword(world, person);
  return person.email;
}
const createUnconfirmedEmail = async () => {
  const email = await createEmailWithPassword();
  await world.database.owner.query("update auth.users set email_verified = false where email = $1", [email]);
  return email;
};
const createEmailWithoutPassword = async () => (await world.person(owner, { joinedAt: null })).email;

const buildRegistration = (email: string) => ({
  companyName: "Coop",
  firstName: "Ana",
  lastName: "Roy",
  email,
  password: "Neuf castors au barrage!",
  language: "fr",
});
const signIn = (email: string) => ({ email, password: wrongPassword });

interface Pair {
  name: string;
  path: string;
  known: () => Promise<object>;
  unknown: () => Promise<object>;
}
const pairs: readonly Pair[] = [
  {
    name: "signing in with a wrong password",
    path: "auth/signIn",
    known: async () => signIn(await createEmailWithPassword()),
    unknown: async () => signIn(buildUnknownEmail()),
  },
  {
    name: "signing in before confirming",
    path: "auth/signIn",
    known: async () => signIn(await createUnconfirmedEmail()),
    unknown: async () => signIn(buildUnknownEmail()),
  },
  {
    name: "signing in without ever having a password",
    path: "auth/signIn",
    known: async () => signIn(await createEmailWithoutPassword()),
    unknown: async () => signIn(buildUnknownEmail()),
  },
  {
    name: "registering",
    path: "auth/register",
    known: async () => buildRegistration(await createEmailWithPassword()),
    unknown: async () => buildRegistration(buildUnknownEmail()),
  },
  {
    name: "forgetting a password",
    path: "auth/requestReset",
    known: async () => ({ email: await createEmailWithPassword() }),
    unknown: async () => ({ email: buildUnknownEmail() }),
  },
  {
    name: "asking for a link to sign in",
    path: "auth/requestMagicLink",
    known: async () => ({ email: await createEmailWithPassword() }),
    unknown: async () => ({ email: buildUnknownEmail() }),
  },
  {
    name: "asking for a link to sign in, when only invited",
    path: "auth/requestMagicLink",
    known: async () => ({ email: await createEmailWithoutPassword() }),
    unknown: async () => ({ email: buildUnknownEmail() }),
  },
  {
    name: "asking for the confirmation again",
    path: "auth/resendConfirmation",
    known: async () => ({ email: await createUnconfirmedEmail() }),
    unknown: async () => ({ email: buildUnknownEmail() }),
  },
  {
    name: "asking for the confirmation without need",
    path: "auth/resendConfirmation",
    known: async () => ({ email: await createEmailWithPassword() }),
    unknown: async () => ({ email: buildUnknownEmail() }),
  },
];
describe.each(pairs)("$name", ({ name, path, known, unknown }) => {
  test("says the same, to the byte, for a known and an unknown address", async () => {
    const answers = [await ask(`/rpc/${path}`, await known()), await ask(`/rpc/${path}`, await unknown())];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.headers).toBe(answers[1]?.headers);
  });

  test("does the same work for both: the same statements, and as many passwords hashed", async () => {
    const inputs = [await known(), await unknown()];
    const work: string[][] = [];
    for (const input of inputs) {
      const statements = await recordStatements(() => ask(`/rpc/${path}`, input));
      work.push(statements.map(describeStatement).toSorted());
    }
    expect(work[0]).toEqual(work[1]);
  });

  if (proving)
    test("takes the same time for both", { timeout: 3_600_000 }, async () => {
      const { text } = await ask(`/rpc/${path}`, await unknown());
      await expectSameTime(ask, { name, path: `/rpc/${path}`, status: readStatus(text), known, unknown });
    });
});

describe("registering, with the worker running", () => {
  /** The company whose mail the worker was asked to send last. */
  const readLastDelivery = async (): Promise<string> => {
    const { rows } = await world.database.owner.query<{ company: string }>(
      "select payload ->> 'companyId' as company from graphile_worker._private_jobs order by run_at desc, id desc limit 1",
    );
    return rows[0]?.company ?? "";
  };

  test("gives the worker the same task, and the same statements to do it", async () => {
    const work: string[][] = [];
    // Of a company without other letters: what else waits is not about this registration.
    const elsewhere = await world.company("Entreprise sans courrier");
    await givePassword(world, elsewhere);
    for (const email of [elsewhere.email, buildUnknownEmail()]) {
      await ask("/rpc/auth/register", buildRegistration(email));
      const companyId = await readLastDelivery();
      const mailer = makeMailer(world.services, async () => {});
      const statements = await recordStatements(() => deliverEmails(world.services, mailer, companyId));
      work.push(statements.map(describeStatement));
    }
    expect(work[0]?.length).toBeGreaterThan(5);
    expect(work[0]?.toSorted()).toEqual(work[1]?.toSorted());
  });

  if (proving)
    test("takes the same time for both", { timeout: 3_600_000 }, async () => {
      const mailbox = new SMTPServer({ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"] });
      mailbox.listen(0, "127.0.0.1");
      await once(mailbox.server, "listening");
      const { port } = mailbox.server.address() as AddressInfo;
      const smtp = smtpSender(`smtp://127.0.0.1:${port}`, "rondo@rondo.example");
      const worker = await startWorker({
        services: world.services,
        mailer: makeMailer(world.services, smtp.send),
        ownerUrl: world.database.ownerUrl,
        alone: true,
      });
      try {
        await expectSameTime(ask, {
          name: "registering, with the worker running",
          path: "/rpc/auth/register",
          status: "200",
          known: async () => buildRegistration(await createEmailWithPassword()),
          unknown: async () => buildRegistration(buildUnknownEmail()),
        });
      } finally {
        await worker.stop();
        smtp.close();
        mailbox.close();
      }
    });
});

/** What a statement does to which table; kept or undone, a transaction ends. */
function describeStatement(text: string): string {
  if (/^(?:commit|rollback)$/i.test(text)) return "end";
  if (/^(?:release|rollback to) savepoint/i.test(text)) return "end of a savepoint";
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase();
  return `${verb} ${/(?:from|into|update) ("?\w+"?(?:\."?\w+"?)?)/i.exec(text)?.[1] ?? ""}`;
}

describe("inviting an address", () => {
  const invite = (email: string) => ({ email, firstName: "Nouvelle" });
  const normalizeText = ({ text }: { text: string }) =>
    text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "").replace(/[\w.]+@[\w.]+/g, "");

  test("says the same whether or not it has an account in another company", async () => {
    const known = await ask("/rpc/people/invite", invite(await createEmailWithPassword()), neighbour.cookie);
    const unknown = await ask("/rpc/people/invite", invite(buildUnknownEmail()), neighbour.cookie);
    expect(normalizeText(known)).toBe(normalizeText(unknown));
    expect(known.text).toMatch(/^200 /);
  });
});
