import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { beforeAll, describe, expect, test } from "vitest";
import { linkIdentity } from "#accounts/server/identities.ts";
import { givePassword } from "#app/testing/accounts.ts";
import { statementsOf } from "#app/testing/answering.ts";
import { everyEndpoint } from "#app/testing/endpoints.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { deliverEmails } from "#platform/server/deliverEmails.ts";
import { smtpSender } from "#platform/server/smtp.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";
import { compareDurations } from "#platform/testing/timing.ts";
import { makePost } from "./tasks.ts";
import { startWorker } from "./worker.ts";

/** Whether an address has an account, or an id an object, shows neither in what is said nor in how long it takes. */
let world: World;
let owner: Person;
let neighbour: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Entreprise connue");
  neighbour = await world.company("Entreprise voisine");
});

const appUrl = "http://localhost:3000";
async function ask(
  path: string,
  input: object,
  cookie = "",
): Promise<{ text: string; headers: string; ms: number }> {
  const headers = { "content-type": "application/json", origin: appUrl, ...(cookie ? { cookie } : {}) };
  const init = { method: "POST", headers, body: JSON.stringify({ json: input }) };
  const request = new Request(`${appUrl}${path}`, init);
  const started = performance.now();
  const response = await world.fetch(request);
  const body = await response.text();
  const ms = performance.now() - started;
  const own = [...response.headers].filter(([name]) => name !== "x-request-id");
  return {
    text: `${response.status} ${body.replace(/"requestId":"[^"]*"/, "")}`,
    // Drawn anew for each answer, whoever it is for: its length has to be the same.
    headers: own.join("\n").replace(/(rondo_registration=)([^;]+)/, (_, name, drawn) => name + drawn.length),
    ms,
  };
}

let count = 0;
const fresh = () => `personne.inconnue.${(count += 1)}@ailleurs.example`;
const wrongPassword = "Pas-le-bon-du-tout!";

async function withPassword(): Promise<string> {
  const person = await world.person(owner, { email: `connue.${(count += 1)}@ici.example` });
  await givePassword(world, person);
  return person.email;
}
const unconfirmed = async () => {
  const email = await withPassword();
  await world.database.owner.query("update auth.users set email_verified = false where email = $1", [email]);
  return email;
};
const withoutPassword = async () => (await world.person(owner, { joinedAt: null })).email;

const registration = (email: string) => ({
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
    known: async () => signIn(await withPassword()),
    unknown: async () => signIn(fresh()),
  },
  {
    name: "signing in before confirming",
    path: "auth/signIn",
    known: async () => signIn(await unconfirmed()),
    unknown: async () => signIn(fresh()),
  },
  {
    name: "signing in without ever having a password",
    path: "auth/signIn",
    known: async () => signIn(await withoutPassword()),
    unknown: async () => signIn(fresh()),
  },
  {
    name: "registering",
    path: "auth/register",
    known: async () => registration(await withPassword()),
    unknown: async () => registration(fresh()),
  },
  {
    name: "forgetting a password",
    path: "auth/requestReset",
    known: async () => ({ email: await withPassword() }),
    unknown: async () => ({ email: fresh() }),
  },
  {
    name: "asking for a link to sign in",
    path: "auth/requestMagicLink",
    known: async () => ({ email: await withPassword() }),
    unknown: async () => ({ email: fresh() }),
  },
  {
    name: "asking for a link to sign in, when only invited",
    path: "auth/requestMagicLink",
    known: async () => ({ email: await withoutPassword() }),
    unknown: async () => ({ email: fresh() }),
  },
  {
    name: "asking for the confirmation again",
    path: "auth/resendConfirmation",
    known: async () => ({ email: await unconfirmed() }),
    unknown: async () => ({ email: fresh() }),
  },
  {
    name: "asking for the confirmation without need",
    path: "auth/resendConfirmation",
    known: async () => ({ email: await withPassword() }),
    unknown: async () => ({ email: fresh() }),
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
      const statements = await statementsOf(() => ask(`/rpc/${path}`, input));
      work.push(statements.map(kindOf).toSorted());
    }
    expect(work[0]).toEqual(work[1]);
  });

  if (proving)
    test("takes the same time for both", { timeout: 3_600_000 }, async () => {
      const { text } = await ask(`/rpc/${path}`, await unknown());
      await expectSameTime({ name, path: `/rpc/${path}`, status: statusOf(text), known, unknown });
    });
});

describe("registering, with the worker running", () => {
  /** The company whose mail the worker was asked to send last. */
  const askedFor = async (): Promise<string> => {
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
    for (const email of [elsewhere.email, fresh()]) {
      await ask("/rpc/auth/register", registration(email));
      const companyId = await askedFor();
      const post = makePost(world.services, async () => {});
      const statements = await statementsOf(() => deliverEmails(world.services, post, companyId));
      work.push(statements.map(kindOf));
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
        post: makePost(world.services, smtp.send),
        ownerUrl: world.database.ownerUrl,
        alone: true,
      });
      try {
        await expectSameTime({
          name: "registering, with the worker running",
          path: "/rpc/auth/register",
          status: "200",
          known: async () => registration(await withPassword()),
          unknown: async () => registration(fresh()),
        });
      } finally {
        await worker.stop();
        smtp.close();
        mailbox.close();
      }
    });
});

/** What a statement does to which table; kept or undone, a transaction ends. */
function kindOf(text: string): string {
  if (/^(?:commit|rollback)$/i.test(text)) return "end";
  if (/^(?:release|rollback to) savepoint/i.test(text)) return "end of a savepoint";
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase();
  return `${verb} ${/(?:from|into|update) ("?\w+"?(?:\."?\w+"?)?)/i.exec(text)?.[1] ?? ""}`;
}

const statusOf = (text: string) => text.slice(0, 3);

interface Measured {
  name: string;
  path: string;
  /** What every single answer says: another one would be another work, done in another time. */
  status: string;
  known: () => Promise<object>;
  unknown: () => Promise<object>;
  cookie?: () => string;
  /** Between two samples, before the clock runs. */
  rest?: () => Promise<void>;
}

async function expectSameTime({ name, path, status, known, unknown, cookie = () => "", rest }: Measured) {
  const samples = rounds({ short: 300, long: 2_000 });
  const durations: [number[], number[]] = [[], []];
  // Interleaved, and the first twenty of each are not counted: caches and plans are warm by then.
  for (let index = -20; index < samples; index += 1) {
    await rest?.();
    const inputs = [await known(), await unknown()];
    const order = index % 2 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) {
      const { ms, text } = await ask(path, inputs[side] ?? {}, cookie());
      expect(statusOf(text)).toBe(status);
      if (index >= 0) durations[side].push(ms);
    }
  }
  const { medians, difference, auc } = compareDurations(...durations);
  const measured = `${difference.toFixed(2)} ms of ${medians[0].toFixed(1)}, AUC ${auc.toFixed(3)}`;
  noteFigure({ name: `${name}: known or unknown`, measured, asked: "< 5 ms, AUC 0.45–0.55" });
  expect(difference).toBeLessThan(5);
  expect(auc).toBeGreaterThan(0.45);
  expect(auc).toBeLessThan(0.55);
}

describe("inviting an address", () => {
  const invite = (email: string) => ({ email, firstName: "Nouvelle" });
  const said = ({ text }: { text: string }) =>
    text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "").replace(/[\w.]+@[\w.]+/g, "");

  test("says the same whether or not it has an account in another company", async () => {
    const known = await ask("/rpc/people/invite", invite(await withPassword()), neighbour.cookie);
    const unknown = await ask("/rpc/people/invite", invite(fresh()), neighbour.cookie);
    expect(said(known)).toBe(said(unknown));
    expect(known.text).toMatch(/^200 /);
  });
});

describe("an object of another company", () => {
  const onAnObject = everyEndpoint.filter(({ meta }) => meta.object && meta.allow !== "anyone");
  /** What another company really has, under the name that an endpoint gives it. */
  const theirs: Record<string, string> = {};
  beforeAll(async () => {
    const { id } = await owner.api.evaluations.create({ evaluationType: "peer", name: "À nous" });
    const link = { companyId: owner.companyId, profileId: owner.profileId };
    const claims = {
      issuer: "https://ailleurs.example",
      subject: "une-personne",
      email: owner.email,
      isVerified: true,
    };
    await world.inside(link, (tx) => linkIdentity(tx, world.services, owner.userId, claims));
    const one = async (table: string) => {
      const asked = `select id from auth.${table} where user_id = $1`;
      const { rows } = await world.database.owner.query<{ id: string }>(asked, [owner.userId]);
      return rows[0]?.id ?? "";
    };
    theirs["evaluation"] = id;
    theirs["session"] = await one("sessions");
    theirs["identity"] = await one("identities");
    theirs["person"] = owner.profileId;
    theirs["company"] = owner.companyId;
  });
  const kindOfObject = (name: string) =>
    ({ "auth.endOwnSession": "session", "auth.unlinkIdentity": "identity", "auth.switchCompany": "company" })[
      name
    ] ?? (name.startsWith("people.") ? "person" : "evaluation");

  describe.each(onAnObject)("$name", ({ name, rpcPath, meta }) => {
    const about = (id: string) => ({ ...validBeside(name), [meta.object ?? ""]: id });
    const known = async () => about(theirs[kindOfObject(name)] ?? "");
    const unknown = async () => about(world.services.newId());

    test("answers « not found », to the byte as for an id that nobody has", async () => {
      expect(theirs[kindOfObject(name)]).toMatch(/^[0-9a-f-]{36}$/);
      const found = await ask(rpcPath, await known(), neighbour.cookie);
      const missing = await ask(rpcPath, await unknown(), neighbour.cookie);
      expect([statusOf(found.text), found.text, found.headers]).toEqual([
        "404",
        missing.text,
        missing.headers,
      ]);
    });

    /** What is counted would soon be refused for that alone: each asks a few times, and nobody remembers. */
    const asker = { cookie: "", turn: 0 };
    const rest = async () => {
      if (asker.turn % 25 === 0)
        asker.cookie = meta.limit
          ? (await world.person(neighbour, { role: "admin", isAdmin: true })).cookie
          : neighbour.cookie;
      asker.turn += 1;
      if (meta.limit) await world.database.owner.query("delete from auth.limits");
    };

    if (proving)
      test("takes as long for both", { timeout: 3_600_000 }, async () => {
        await expectSameTime({
          name: `404 of ${name}`,
          path: rpcPath,
          status: "404",
          known,
          unknown,
          cookie: () => asker.cookie,
          rest,
        });
      });
  });
});

/** What an endpoint on an object needs besides the object, so that its input is understood. */
function validBeside(name: string): object {
  const random = world.services.newId();
  const beside: Record<string, object> = {
    "people.setRole": { role: "user" },
    "people.setDirectManager": { directManagerId: null },
    "people.setActive": { isActive: true },
    "people.update": { firstName: "Autre" },
    "evaluations.update": { name: "Autre" },
    "evaluations.addSkill": { skillId: random },
    "evaluations.removeSkill": { skillId: random },
    "evaluations.addQuestion": { skillId: random, textFr: "Écoute.", type: "star_rating" },
    "evaluations.updateQuestion": { questionId: random, textFr: "Écoute." },
    "evaluations.removeQuestion": { questionId: random },
    "evaluations.reorderQuestions": { questionIds: [] },
    "evaluations.setValues": { valueIds: [] },
    "evaluations.addObjective": { nameFr: "Un objectif" },
    "evaluations.removeObjective": { objectiveId: random },
    "evaluations.addParticipant": { profileId: random, role: "peer" },
    "evaluations.removeParticipant": { participantId: random },
    "answers.begin": { noticeVersion: 1 },
    "answers.save": { position: 0, revision: 1, score: 3, text: null },
  };
  return beside[name] ?? {};
}
