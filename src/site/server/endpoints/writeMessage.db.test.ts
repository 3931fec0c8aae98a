import { beforeAll, describe, expect, test } from "vitest";
import { readErrorCode, makeWorld, type World } from "#app/testing/world.ts";
import type { OutgoingEmail } from "#platform/server/emails/writeMessage.ts";
import { announceMessageTask } from "../announceMessage.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const written = {
  name: "Ada Roy",
  email: "ada@exemple.ca",
  message: "CANARI : bonjour à vous!",
  language: "fr",
} as const;
const queued = async () => {
  const { rows } = await world.database.owner.query<{ count: string }>(
    "select count(*) from graphile_worker.jobs where task_identifier = 'announceContactMessage'",
  );
  return Number(rows[0]?.count);
};

describe("a message to the operator", () => {
  test("is kept, and nobody is told when nobody is named", async () => {
    expect(await world.visitor.site.writeMessage(written)).toEqual({ isAnnounced: false });
    const { rows } = await world.database.owner.query(
      "select name, email, message from site.contact_messages",
    );
    const { language: _, ...kept } = written;
    expect(rows).toEqual([kept]);
    expect(await queued()).toBe(0);
  });

  test("is announced to the address of the configuration, without anything that was typed", async () => {
    world.services.operatorEmail = "exploitation@rondo.example";
    try {
      expect(await world.visitor.site.writeMessage({ ...written, email: "b@exemple.ca" })).toEqual({
        isAnnounced: true,
      });
      expect(await queued()).toBe(1);
      const sent: OutgoingEmail[] = [];
      const send = async (mail: OutgoingEmail) => void sent.push(mail);
      await announceMessageTask(world.services, { send }, { messageId: world.services.newId() });
      expect(sent).toMatchObject([{ to: "exploitation@rondo.example" }]);
      expect(JSON.stringify(sent)).not.toMatch(/CANARI|Ada|exemple\.ca/);
    } finally {
      world.services.operatorEmail = null;
    }
  });

  test("can be written by requests, and read by none of them", async () => {
    const reading = world.database.db.execute("select 1 from site.contact_messages");
    await expect(reading).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test("is limited by address, by sender and in all", async () => {
    const write = (email: string, address: string) =>
      world.fetch(
        new Request("http://localhost:3000/rpc/site/writeMessage", {
          method: "POST",
          headers: { "content-type": "application/json", origin: "http://localhost:3000" },
          body: JSON.stringify({ json: { ...written, email } }),
        }),
        address,
      );
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await write(`c${time}@exemple.ca`, "198.51.100.7")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await world.database.owner.query("update auth.limits set points = 200 where key like '%|installation%'");
    expect((await write("d@exemple.ca", "198.51.100.8")).status).toBe(429);
  });

  test.each([
    [{ message: "court" }],
    [{ message: "x".repeat(4001) }],
    [{ name: "" }],
    [{ name: "Ada\nBcc: tous" }],
    [{ email: "ada" }],
  ])("is refused when it is not one (%#)", async (wrong) => {
    expect(await readErrorCode(world.visitor.site.writeMessage({ ...written, ...wrong }))).toBe(
      "invalid_data",
    );
  });
});
